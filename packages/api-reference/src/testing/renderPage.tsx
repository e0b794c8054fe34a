import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import InfoPage from '../components/InfoPage';
import OperationPage from '../components/OperationPage';
import Parts from '../components/Parts.server';
import { createSettings } from '../generate';
import type { GeneratedPage } from '../pages/Page';
import { testOptions } from './testOptions';

/**
 * Renders a generated page to HTML, as the server does.
 *
 * @throws Error when a component fails
 */
export function renderPage(page: GeneratedPage): Root {
  return fromHtml(renderToStaticMarkup(<Page page={page} />), { fragment: true });
}

const settings = createSettings(testOptions);
const loadPrograms = () => Promise.resolve({ default: {} });

function Page({ page }: { page: GeneratedPage }): ReactNode {
  switch (page.kind) {
    case 'tag':
      return <Parts parts={page.data.parts} />;
    case 'info':
      return (
        <>
          <InfoPage id={page.id} {...page.controls} data={page.data} />
          <Parts parts={page.data.reference} />
        </>
      );
    case 'api': {
      const { id, controls, data, toc } = page;
      const own = { settings, toc, loadPrograms, data };
      return <OperationPage id={id} {...controls} {...own} />;
    }
  }
}
