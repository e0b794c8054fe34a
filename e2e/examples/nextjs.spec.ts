/** Tests the production build of the Next.js example. */
import { createTest, type Edits, serveProject, useConsentProvider } from './createTest';
import { testConsent, testEarlyLeave, testTag } from './shopTests';

const serve = (edits?: Edits) =>
  serveProject({
    name: 'nextjs',
    edits,
    build: ['npm run build'],
    serve: (port) => `npx next start --port ${port}`,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  });

const test = createTest(serve());

test.describe('Next.js with the tag', () => {
  testTag(test);
  testEarlyLeave(test);
});

test.describe('Next.js with consent', () => {
  const edits: Edits = {
    'src/app/layout.tsx': [
      ["import Script from 'next/script';\n", ''],
      [/<button id="ai-findr-trigger"[^]*?<\/button>/g, ''],
      [/<Script[^]*?\/>/g, ''],
    ],
    'src/components/WidgetFrame.tsx': useConsentProvider,
  };
  testConsent(createTest(serve(edits)));
});
