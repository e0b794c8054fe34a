import type { Plugin } from '@docusaurus/types';
import type { Plugin as PostCssPlugin } from 'postcss';

/** Cascade layers, weakest first. `theme` has the CSS of the classic theme, `components` other CSS modules and the CSS of packages. */
const layerOrder = 'tokens, base, theme, primitives, chrome, content, components, utilities, print';

/** Returns undefined for fonts.css and for examples that pages show, which stay outside of the layers. */
function findLayerName(stylesheetPath: string): string | undefined {
  if (/fonts\.css$|[\\/]examples[\\/]/.test(stylesheetPath)) return undefined;
  if (/[\\/]theme-classic[\\/]/.test(stylesheetPath)) return 'theme';
  return /[\\/]src[\\/]css[\\/](\w+)\.css$/.exec(stylesheetPath)?.[1] ?? 'components';
}

const wrapInLayer: PostCssPlugin = {
  postcssPlugin: 'cascade-layers',
  Once(root, { AtRule }) {
    const layer = findLayerName(root.source?.input.file ?? '');
    if (layer === undefined || root.nodes.length === 0) return;
    const block = new AtRule({ name: 'layer', params: layer });
    block.append(...root.nodes);
    root.append(new AtRule({ name: 'layer', params: layerOrder }), block);
  },
};

/** Keeps postcss-preset-env, the only plugin that is an array, from lowering `light-dark()`; the minimizer does so in half the bytes. */
const withoutLightDarkLowering = (plugin: unknown): unknown =>
  Array.isArray(plugin) ? [plugin[0], { features: { 'light-dark-function': false } }] : plugin;

/** Plugin that puts stylesheets into cascade layers. Docusaurus 3.8 does so with its own CSS if `useCssCascadeLayers` is set. */
export default function cascadeLayers(): Plugin {
  return {
    name: 'cascade-layers',
    // The CSS minimizer does not know `::details-content` yet and warns of it.
    configureWebpack: () => ({ ignoreWarnings: [/details-content/] }),
    configurePostCss: (postCss) => ({
      ...postCss,
      plugins: [...postCss.plugins.map(withoutLightDarkLowering), wrapInLayer],
    }),
  };
}
