/** The Next.js example as its visitors get it. */
import { createTest, serveProject } from './createTest';
import { testConsent, testLifeCycle, testMinimal, testObstacles } from './shopTests';

const test = createTest(
  serveProject({
    name: 'nextjs',
    build: [['npm', 'run', 'build']],
    serve: (port) => ['npx', 'next', 'start', '--port', `${port}`],
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  }),
);

test.describe('Next.js', () => {
  testLifeCycle(test);
  testObstacles(test);
  testConsent(test);
  testMinimal(test, '/minimo');
});
