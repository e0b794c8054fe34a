import { createSidebarsUtils } from '@docusaurus/plugin-content-docs/lib/sidebars/utils.js';
import { expect, test } from 'vitest';

test('R44: an unknown id in a sidebar is an error that names it', () => {
  const { checkSidebarsDocIds } = createSidebarsUtils({ guide: [{ type: 'doc', id: 'ghost' }] });
  const check = () =>
    checkSidebarsDocIds({
      allDocIds: ['intro'],
      sidebarFilePath: 'sidebars.ts',
      versionMetadata: { versionName: 'current' } as never,
    });
  expect(check).toThrow(/These sidebar document ids do not exist:\n- ghost\n/);
});
