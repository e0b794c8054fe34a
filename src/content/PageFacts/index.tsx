import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import type { PageFacts as Facts } from '@site/plugins/static-content/pageFiles';

interface Props {
  /** Asked on the server only. */
  listFacts: () => Facts;
}

/** What stands around a text (title, headings, neighbours), as data of the document that is opened: `plugins/static-content`. */
export default function PageFacts({ listFacts }: Props): ReactNode {
  if (ExecutionEnvironment.canUseDOM) return null;
  return (
    <Head>
      <script type="application/json" data-page-facts="">
        {JSON.stringify(listFacts()).replaceAll('<', String.raw`\u003c`)}
      </script>
    </Head>
  );
}
