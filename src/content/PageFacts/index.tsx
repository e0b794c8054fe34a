import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import type { PageFacts as Facts } from '@site/plugins/static-content/openedPage';

/** What stands around a text (title, headings, neighbours), as data of the document that is opened: `plugins/static-content`. */
export default function PageFacts({ facts }: { facts: Facts }): ReactNode {
  if (ExecutionEnvironment.canUseDOM) return null;
  return (
    <Head>
      <script type="application/json" data-page-facts="">
        {JSON.stringify(facts).replaceAll('<', String.raw`\u003c`)}
      </script>
    </Head>
  );
}
