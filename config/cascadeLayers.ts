import type { Plugin } from '@docusaurus/types';
import type { Plugin as PostCssPlugin } from 'postcss';

/** Layers of the cascade, weakest first. `theme` are the modules of Docusaurus, `components` those of the site and its packages. */
const order = 'tokens, base, theme, primitives, chrome, content, components, utilities, print';

/** The layer of a stylesheet; none for fonts, and for what pages show readers as an example. */
function layerOf(file: string): string | undefined {
  if (/fonts\.css$|[\\/]examples[\\/]/.test(file)) return undefined;
  if (/[\\/]theme-classic[\\/]/.test(file)) return 'theme';
  return /[\\/]src[\\/]css[\\/](\w+)\.css$/.exec(file)?.[1] ?? 'components';
}

const putInLayer: PostCssPlugin = {
  postcssPlugin: 'cascade-layers',
  Once(root, { AtRule }) {
    const layer = layerOf(root.source?.input.file ?? '');
    if (layer === undefined || root.nodes.length === 0) return;
    const block = new AtRule({ name: 'layer', params: layer });
    block.append(...root.nodes);
    root.append(new AtRule({ name: 'layer', params: order }), block);
  },
};

/** Puts each stylesheet into its layer; Docusaurus does so since 3.8. */
export default function cascadeLayers(): Plugin {
  return {
    name: 'cascade-layers',
    // Of the minimizer, to which `::details-content` is too new.
    configureWebpack: () => ({ ignoreWarnings: [/details-content/] }),
    configurePostCss: (postCss) => ({ ...postCss, plugins: [...postCss.plugins, putInLayer] }),
  };
}
