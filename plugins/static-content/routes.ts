import ComponentCreator from '@docusaurus/ComponentCreator';
import chunkNames from '@generated/routesChunkNames';
import frame from '@site-frame';
import registry from '@site-registry';
import { addDoc } from './addDoc';
import { findRoute } from './findRoute';
import { openedFacts, takeOpenedPage } from './openedPage';
import type { PageFacts } from './pageFiles';

/** Name of the opened page's module in the framework's tables. */
const opened = 'opened';

/**
 * The site's routes as far as the reader needs them: the opened page among them, other pages of documents once `loadPages` has
 * been asked for them.
 */
if (openedFacts !== undefined) {
  addOpenedPage(openedFacts);
}

// The page's own scripts are through when this runs. The bundler's loader would wait for one that failed, if it knew it by its
// address: so a file that did not arrive is asked for anew.
document
  .querySelectorAll<HTMLScriptElement>('script[src][defer]')
  .forEach((script) => script.setAttribute('src', script.src));

function addOpenedPage({ metadata }: PageFacts): void {
  const { id, permalink, sidebar } = metadata;
  const holder = findRoute(frame, permalink);
  const component: unknown = holder?.pageComponent;
  if (holder === undefined || typeof component !== 'string' || id === undefined) return;
  registry[opened] = [() => Promise.resolve(takeOpenedPage())];
  chunkNames[`${permalink}-${opened}`] = { __comp: component, content: opened };
  holder.routes?.push({
    path: permalink,
    exact: true,
    component: ComponentCreator(permalink, opened),
    ...(sidebar !== undefined && { sidebar }),
  });
  addDoc({
    versionPath: String(holder.path),
    doc: { id, path: permalink, ...(sidebar !== undefined && { sidebar }) },
  });
}

export default frame;
