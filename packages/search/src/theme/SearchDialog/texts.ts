import { translate } from '@docusaurus/Translate';

/** Interface texts of the dialog. */
export const texts = {
  label: () => translate({ id: 'site.SearchDialog.label', message: 'Search the documentation' }),
  field: () => translate({ id: 'site.SearchDialog.field', message: 'Search' }),
  placeholder: () =>
    translate({
      id: 'site.SearchDialog.placeholder',
      message: 'Search guides, API and code names',
    }),
  close: () => translate({ id: 'site.SearchDialog.close', message: 'Close' }),
  results: () => translate({ id: 'site.SearchDialog.results', message: 'Results' }),
  popular: () => translate({ id: 'site.SearchDialog.popular', message: 'Start here' }),
  answer: () => translate({ id: 'site.SearchDialog.answer', message: 'Answer' }),
  actions: () => translate({ id: 'site.SearchDialog.actions', message: 'Actions' }),
  done: () => translate({ id: 'site.SearchDialog.done', message: 'Done' }),
  notDone: () => translate({ id: 'site.SearchDialog.notDone', message: 'That did not work' }),
  loading: () => translate({ id: 'site.SearchDialog.loading', message: 'Loading search…' }),
  failed: () =>
    translate({
      id: 'site.SearchDialog.failed',
      message: 'Search could not be loaded. Check your connection.',
    }),
  retry: () => translate({ id: 'site.SearchDialog.retry', message: 'Try again' }),
  unbuilt: () =>
    translate({
      id: 'site.SearchDialog.unbuilt',
      message: 'Search is made from the built pages, so it is not here. To try it:',
    }),
  nothing: (query: string) =>
    translate({ id: 'site.SearchDialog.nothing', message: 'No results for “{query}”' }, { query }),
  tryFewer: () =>
    translate({
      id: 'site.SearchDialog.tryFewer',
      message: 'Try fewer words, in Spanish or in English.',
    }),
  tryNames: () =>
    translate({
      id: 'site.SearchDialog.tryNames',
      message: 'Try the name of a method, a field, an attribute or an event.',
    }),
  tryMail: () =>
    translate({ id: 'site.SearchDialog.tryMail', message: 'Or ask the product team:' }),
  found: (count: number, query: string) =>
    count === 1
      ? translate({ id: 'site.SearchDialog.foundOne', message: '1 result for {query}' }, { query })
      : translate(
          { id: 'site.SearchDialog.found', message: '{count} results for {query}' },
          { count, query },
        ),
  keyMove: () => translate({ id: 'site.SearchDialog.keyMove', message: 'move' }),
  keyOpen: () => translate({ id: 'site.SearchDialog.keyOpen', message: 'open' }),
  keyClose: () => translate({ id: 'site.SearchDialog.keyClose', message: 'close' }),
};
