import { translate } from '@docusaurus/Translate';

/** Interface texts of the dialog. */
export const texts = {
  label: () =>
    translate({
      id: 'site.SearchDialog.label',
      message: 'Search the documentation',
      description: 'Accessible name of the search dialog',
    }),
  field: () =>
    translate({
      id: 'site.SearchDialog.field',
      message: 'Search',
      description: 'Accessible name of the search field',
    }),
  placeholder: () =>
    translate({
      id: 'site.SearchDialog.placeholder',
      message: 'Search guides, API and code names',
      description: 'Shown in the empty search field',
    }),
  close: () =>
    translate({
      id: 'site.SearchDialog.close',
      message: 'Close',
      description: 'Button that closes the search dialog',
    }),
  results: () =>
    translate({
      id: 'site.SearchDialog.results',
      message: 'Results',
      description: 'Accessible name of the list of results',
    }),
  popular: () =>
    translate({
      id: 'site.SearchDialog.popular',
      message: 'Start here',
      description: 'Over the pages that are proposed before anything is typed',
    }),
  loading: () =>
    translate({
      id: 'site.SearchDialog.loading',
      message: 'Loading search…',
      description: 'Shown while the search index is on its way',
    }),
  failed: () =>
    translate({
      id: 'site.SearchDialog.failed',
      message: 'Search could not be loaded. Check your connection.',
      description: 'Shown when the search index cannot be loaded',
    }),
  retry: () =>
    translate({
      id: 'site.SearchDialog.retry',
      message: 'Try again',
      description: 'Button that loads the search index again',
    }),
  unbuilt: () =>
    translate({
      id: 'site.SearchDialog.unbuilt',
      message: 'Search is made from the built pages, so it is not here. To try it:',
      description: "Shown by the author's server, which has no built pages",
    }),
  nothing: (query: string) =>
    translate(
      {
        id: 'site.SearchDialog.nothing',
        message: 'Nothing found for “{query}”',
        description: 'Shown when no page matches',
      },
      { query },
    ),
  tryFewer: () =>
    translate({
      id: 'site.SearchDialog.tryFewer',
      message: 'Try fewer words, in Spanish or in English.',
      description: 'Advice when no page matches',
    }),
  tryNames: () =>
    translate({
      id: 'site.SearchDialog.tryNames',
      message: 'Try the name of a method, a field, an attribute or an event.',
      description: 'Advice when no page matches',
    }),
  tryMail: () =>
    translate({
      id: 'site.SearchDialog.tryMail',
      message: 'Or ask the product team:',
      description: 'Before the address of the product team',
    }),
  found: (count: number, query: string) =>
    count === 1
      ? translate(
          {
            id: 'site.SearchDialog.foundOne',
            message: '1 result for {query}',
            description: 'Said by screen readers when one result is found',
          },
          { query },
        )
      : translate(
          {
            id: 'site.SearchDialog.found',
            message: '{count} results for {query}',
            description: 'Said by screen readers when results are found, or none',
          },
          { count, query },
        ),
  keyMove: () =>
    translate({
      id: 'site.SearchDialog.keyMove',
      message: 'move',
      description: 'What the arrow keys do in the search dialog',
    }),
  keyOpen: () =>
    translate({
      id: 'site.SearchDialog.keyOpen',
      message: 'open',
      description: 'What the Enter key does in the search dialog',
    }),
  keyClose: () =>
    translate({
      id: 'site.SearchDialog.keyClose',
      message: 'close',
      description: 'What the Escape key does in the search dialog',
    }),
};
