// Change: the tab's title says that the page failed (section 8 of the specification), where upstream keeps the page's own; the texts,
// which are English, are marked so.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme-original/ErrorPageContent';

export default function ErrorPageContentWithTitle(props: Props): ReactNode {
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
