import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Html from '../components/Html.server';
import InfoPage from '../components/InfoPage';
import OperationPage from '../components/OperationPage';
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

const shared = {
  settings: createSettings(testOptions),
  loadPrograms: () => Promise.resolve({ default: {} }),
};

function Page({ page }: { page: GeneratedPage }): ReactNode {
  if (page.kind === 'tag') return <Html nodes={page.data.page} />;
  if (page.kind === 'api') {
    const { id, controls, data, toc } = page;
    return <OperationPage id={id} {...controls} {...shared} toc={toc} data={data} />;
  }
  return (
    <>
      <InfoPage id={page.id} {...page.controls} data={page.data} />
      <Html nodes={page.data.reference} />
    </>
  );
}
