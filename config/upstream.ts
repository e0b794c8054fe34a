import type { Options } from '@aifindr-docs/framework/internals';
import type { UpstreamUse } from '@aifindr-docs/framework/internals/upstream';

const classic = (file: string) => `@docusaurus/theme-classic/src/theme/${file}`;
const common = (file: string) => `@docusaurus/theme-common/src/${file}`;
const docsUtils = '@docusaurus/plugin-content-docs/src/client/docsUtils.tsx';

/** What an override in src/theme is written against besides the files of its own upstream component, which need no list. */
const themeUses: Readonly<Record<string, readonly string[]>> = {
  DocCategoryGeneratedIndexPage: [docsUtils],
  'DocRoot/Layout/Sidebar/ExpandButton': [classic('DocRoot/Layout/Sidebar/index.tsx')],
  'DocSidebarItem/Category': [
    common('components/Collapsible/index.tsx'),
    common('utils/routesUtils.ts'),
    docsUtils,
  ],
  'Navbar/MobileSidebar': [
    classic('Navbar/MobileSidebar/Layout/index.tsx'),
    common('contexts/navbarMobileSidebar.tsx'),
    common('contexts/navbarSecondaryMenu/display.tsx'),
  ],
  SkipToContent: [common('utils/skipToContentUtils.tsx'), common('utils/useLocationChange.ts')],
  Tabs: [common('utils/tabsUtils.tsx')],
};

/**
 * Everything of the site and its packages that relies on what upstream does not promise, but for packages/framework/src/internals and
 * for what that package finds by itself.
 */
const uses: readonly UpstreamUse[] = [
  ...Object.entries(themeUses).map(([name, upstream]) => ({
    ours: `src/theme/${name}`,
    kind: 'assume' as const,
    upstream,
  })),
  {
    ours: 'src/theme/Loading',
    kind: 'eject',
    upstream: ['@docusaurus/core/lib/client/theme-fallback/Loading/index.js'],
  },
  {
    ours: 'packages/search/src/theme/SearchBar',
    kind: 'fill',
    upstream: [classic('Navbar/Search/index.tsx')],
  },
  {
    ours: 'packages/framework/src/static-html/client/useFollowLinks.ts',
    kind: 'import',
    upstream: ['@docusaurus/core/lib/server/codegen/codegenRoutes.js'],
  },
  {
    ours: 'packages/api-reference/src/pages/writeSidebar.ts',
    kind: 'import',
    upstream: ['docusaurus-plugin-openapi-docs/src/sidebars/index.ts'],
  },
  {
    ours: 'e2e/variants/crashes/theme/NavbarItem/DefaultNavbarItem.tsx',
    kind: 'wrap',
    upstream: [
      classic('NavbarItem/DefaultNavbarItem.tsx'),
      // Its place since 3.10.
      classic('NavbarItem/DefaultNavbarItem/index.tsx'),
    ],
  },
];

export const upstream = {
  uses,
  usesFile: 'config/upstream.ts',
  hashesFile: 'config/upstreamHashes.json',
} satisfies Options;
