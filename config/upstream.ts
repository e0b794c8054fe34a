import type { Options } from '@aifindr-docs/docusaurus-internals';
import type { UpstreamUse } from '@aifindr-docs/docusaurus-internals/upstream';

/** An override in src/theme: first the files of its upstream component, then what else of upstream it is written against. */
function override(
  name: string,
  kind: UpstreamUse['kind'],
  files: readonly string[],
  others: readonly string[] = [],
): UpstreamUse {
  return {
    ours: `src/theme/${name}`,
    kind,
    upstream: [...files.map((file) => `@docusaurus/theme-classic/src/theme/${file}`), ...others],
  };
}

const common = (file: string) => `@docusaurus/theme-common/src/${file}`;
const docsUtils = '@docusaurus/plugin-content-docs/src/client/docsUtils.tsx';

/** Everything of the site and its packages that relies on what upstream does not promise, but for packages/docusaurus-internals. */
const uses: readonly UpstreamUse[] = [
  override('Admonition/Types.tsx', 'eject', ['Admonition/Types.tsx', 'Admonition/Type/Note.tsx']),
  override(
    'AnnouncementBar',
    'wrap',
    ['AnnouncementBar/index.tsx', 'AnnouncementBar/styles.module.css'],
    [common('contexts/announcementBar.tsx'), '@docusaurus/theme-classic/src/inlineScripts.ts'],
  ),
  override('CodeBlock', 'eject', ['CodeBlock/index.tsx']),
  override('ColorModeToggle', 'wrap', ['ColorModeToggle/index.tsx']),
  override('Details', 'eject', ['Details/index.tsx', 'Details/styles.module.css']),
  override(
    'DocBreadcrumbs',
    'eject',
    ['DocBreadcrumbs/index.tsx', 'DocBreadcrumbs/styles.module.css'],
    [docsUtils],
  ),
  override('DocCard', 'eject', ['DocCard/index.tsx', 'DocCard/styles.module.css'], [docsUtils]),
  override('DocCategoryGeneratedIndexPage', 'eject', [
    'DocCategoryGeneratedIndexPage/index.tsx',
    'DocCategoryGeneratedIndexPage/styles.module.css',
    'DocPaginator/index.tsx',
  ]),
  override('DocItem/Layout', 'eject', [
    'DocItem/Layout/index.tsx',
    'DocItem/Layout/styles.module.css',
  ]),
  override('DocRoot/Layout/Sidebar/ExpandButton', 'eject', [
    'DocRoot/Layout/Sidebar/ExpandButton/index.tsx',
    'DocRoot/Layout/Sidebar/ExpandButton/styles.module.css',
    'DocRoot/Layout/Sidebar/index.tsx',
  ]),
  override(
    'DocSidebarItem/Category',
    'eject',
    ['DocSidebarItem/Category/index.tsx'],
    [common('components/Collapsible/index.tsx'), common('utils/routesUtils.ts'), docsUtils],
  ),
  override('ErrorPageContent.tsx', 'wrap', ['ErrorPageContent.tsx']),
  override('Footer/Logo', 'eject', ['Footer/Logo/index.tsx', 'Footer/Logo/styles.module.css']),
  override('Heading', 'eject', ['Heading/index.tsx', 'Heading/styles.module.css']),
  ...['Arrow', 'Close', 'DarkMode', 'ExternalLink', 'Home', 'Language', 'LightMode', 'Menu'].map(
    (name) => override(`Icon/${name}`, 'eject', [`Icon/${name}/index.tsx`]),
  ),
  override('Logo', 'eject', ['Logo/index.tsx']),
  override('MDXComponents.tsx', 'eject', ['MDXComponents/index.tsx']),
  override('MDXContent', 'wrap', ['MDXContent/index.tsx']),
  override('MDXPage', 'eject', ['MDXPage/index.tsx', 'MDXPage/styles.module.css']),
  override(
    'Navbar/Content',
    'eject',
    [
      'Navbar/Content/index.tsx',
      'Navbar/Content/styles.module.css',
      'Navbar/ColorModeToggle/index.tsx',
      'ColorModeToggle/styles.module.css',
      'Navbar/Search/styles.module.css',
    ],
    [common('utils/navbarUtils.tsx')],
  ),
  override(
    'Navbar/MobileSidebar',
    'wrap',
    ['Navbar/MobileSidebar/index.tsx', 'Navbar/MobileSidebar/Layout/index.tsx'],
    [
      common('contexts/navbarMobileSidebar.tsx'),
      common('contexts/navbarSecondaryMenu/display.tsx'),
    ],
  ),
  override('NavbarItem', 'wrap', ['NavbarItem/index.tsx']),
  override(
    'NavbarItem/LocaleDropdownNavbarItem',
    'eject',
    [
      'NavbarItem/LocaleDropdownNavbarItem/index.tsx',
      'NavbarItem/LocaleDropdownNavbarItem/styles.module.css',
    ],
    [common('utils/useAlternatePageUtils.ts')],
  ),
  override('NavbarItem/ComponentTypes.tsx', 'eject', ['NavbarItem/ComponentTypes.tsx']),
  override('NotFound/Content', 'eject', ['NotFound/Content/index.tsx']),
  override('SiteMetadata', 'eject', ['SiteMetadata/index.tsx']),
  override(
    'SkipToContent',
    'eject',
    ['SkipToContent/index.tsx', 'SkipToContent/styles.module.css'],
    [common('utils/skipToContentUtils.tsx'), common('utils/useLocationChange.ts')],
  ),
  override(
    'TOC',
    'eject',
    ['TOC/index.tsx', 'TOC/styles.module.css'],
    [common('hooks/useTOCHighlight.ts')],
  ),
  override('TOCCollapsible', 'eject', [
    'TOCCollapsible/index.tsx',
    'TOCCollapsible/styles.module.css',
  ]),
  override('TabItem', 'eject', ['TabItem/index.tsx', 'TabItem/styles.module.css']),
  override(
    'Tabs',
    'eject',
    ['Tabs/index.tsx', 'Tabs/styles.module.css'],
    [common('utils/tabsUtils.tsx')],
  ),
  {
    ours: 'src/theme/Loading',
    kind: 'eject',
    upstream: ['@docusaurus/core/lib/client/theme-fallback/Loading/index.js'],
  },
  {
    ours: 'packages/search/src/theme/SearchBar',
    kind: 'fill',
    upstream: ['SearchBar.tsx', 'Navbar/Search/index.tsx'].map(
      (file) => `@docusaurus/theme-classic/src/theme/${file}`,
    ),
  },
  {
    ours: 'packages/static-html/src/client/useFollowLinks.ts',
    kind: 'import',
    upstream: ['@docusaurus/core/lib/server/codegen/codegenRoutes.js'],
  },
  {
    ours: 'packages/openapi/src/pages/writeSidebar.ts',
    kind: 'import',
    upstream: ['docusaurus-plugin-openapi-docs/src/sidebars/index.ts'],
  },
  {
    ours: 'e2e/variants/crashes/theme/NavbarItem/DefaultNavbarItem.tsx',
    kind: 'wrap',
    upstream: [
      '@docusaurus/theme-classic/src/theme/NavbarItem/DefaultNavbarItem.tsx',
      // Its place since 3.10.
      '@docusaurus/theme-classic/src/theme/NavbarItem/DefaultNavbarItem/index.tsx',
    ],
  },
];

export const upstream = {
  uses,
  usesFile: 'config/upstream.ts',
  hashesFile: 'config/upstreamHashes.json',
} satisfies Options;
