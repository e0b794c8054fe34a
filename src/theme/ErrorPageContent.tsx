// Change: the tab's title says that the page failed (R40), where upstream keeps the page's own; the texts,
// which are English, are marked so; a navigation clears the error, where upstream keeps it.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import { type ReactNode, useEffect, useRef } from 'react';

export default function ErrorPageContentWithTitle(props: Props): ReactNode {
  const { pathname } = useLocation();
  const crashed = useRef(pathname);
  const { tryAgain } = props;
  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <div lang="en">
        <ErrorPageContent {...props} />
      </div>
    </>
  );
}
