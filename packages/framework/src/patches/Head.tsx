import Head from '@docusaurus/Head';
import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';

/**
 * Leaves the tags of the document's head as the server rendered them until the page is hydrated. Upstream updates them one frame after a
 * `<Head>` has rendered, but hydration takes several frames: after the first, the head would have only the tags of the site.
 */
export default function HeadAfterHydration(props: ComponentProps<typeof Head>): ReactNode {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return isHydrated ? <Head {...props} /> : null;
}

/** React itself renders again with the client's value once the component is hydrated. */
const subscribeToNothing = (): (() => void) => () => {};
