/** The Next.js example as its visitors get it. */
import { createTest, serveProject } from './createTest';
import { testMinimal, testShop } from './shopTests';

const test = createTest(
  serveProject({
    name: 'nextjs',
    build: [['npm', 'run', 'build']],
    serve: (port) => ['npx', 'next', 'start', '--port', `${port}`],
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  }),
);

test.describe('Next.js', () => {
  testShop(test);
  testMinimal(test, '/minimo');
});
