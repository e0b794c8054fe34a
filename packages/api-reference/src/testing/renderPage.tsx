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

const shared = {
  settings: createSettings(testOptions),
  loadPrograms: () => Promise.resolve({ default: {} }),
};

function Page({ page }: { page: GeneratedPage }): ReactNode {
  if (page.kind === 'tag') return <Parts parts={page.data.parts} />;
  if (page.kind === 'api') {
    const { id, controls, data, toc } = page;
    return <OperationPage id={id} {...controls} {...shared} toc={toc} data={data} />;
  }
  return (
    <>
      <InfoPage id={page.id} {...page.controls} data={page.data} />
      <Parts parts={page.data.reference} />
    </>
  );
}
