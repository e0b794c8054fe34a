import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { Plugin as PostCssPlugin } from 'postcss';

/** Layers of the cascade, weakest first. `theme` are the modules of Docusaurus, `components` those of the site and its packages. */
const order = 'tokens, base, theme, primitives, chrome, content, components, utilities, print';

/** Sheets of src/css whose layer is not their name. */
const named: Readonly<Record<string, string>> = { infima: 'tokens', stacks: 'primitives' };

/** What has no place in a layer. */
const outside = /^(?:charset|font-face|import|page)$/;

/** The layer of a stylesheet; none for what pages show readers as an example. */
function layerOf(file: string): string | undefined {
  const parts = file.split(path.sep);
  const isSheetOfSite = parts.at(-3) === 'src' && parts.at(-2) === 'css';
  if (isSheetOfSite) {
    const name = path.basename(file, '.css');
    return named[name] ?? name;
  }
  if (parts.includes('theme-classic')) return 'theme';
  return parts.includes('examples') ? undefined : 'components';
}

const putInLayer: PostCssPlugin = {
  postcssPlugin: 'cascade-layers',
  Once(root, { AtRule }) {
    const layer = layerOf(root.source?.input.file ?? '');
    if (layer === undefined) return;
    const nodes = root.nodes.filter(
      (node) => node.type !== 'comment' && !(node.type === 'atrule' && outside.test(node.name)),
    );
    if (nodes.length === 0) return;
    const block = new AtRule({ name: 'layer', params: layer });
    block.append(...nodes);
    root.append(block);
    root.prepend(new AtRule({ name: 'layer', params: order }));
  },
};

/** Puts each stylesheet into its layer; Docusaurus does so since 3.8. */
export default function cascadeLayers(): Plugin {
  return {
    name: 'cascade-layers',
    configurePostCss: (postCss) => ({ ...postCss, plugins: [...postCss.plugins, putInLayer] }),
  };
}
