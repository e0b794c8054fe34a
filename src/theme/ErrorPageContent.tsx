// Change: the title of the tab says that the page failed (R40), whereas upstream keeps the page's title; the texts are marked as English;
// a navigation clears the error, whereas upstream keeps it.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import { type ReactNode, useEffect, useRef } from 'react';

export default function TitledErrorPageUntilNavigation(props: Props): ReactNode {
  const { pathname } = useLocation();
  const crashedPathname = useRef(pathname);
  const { tryAgain } = props;
  useEffect(() => {
    if (pathname !== crashedPathname.current) tryAgain();
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
