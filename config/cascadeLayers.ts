import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Layers of the cascade, weakest first. `theme` are the modules of Docusaurus, `components` those of the site and its packages. */
const order = 'tokens, base, theme, primitives, chrome, content, components, utilities, print';

/** Sheets of src/css whose layer is not their name. */
const named: Readonly<Record<string, string>> = { infima: 'tokens', stacks: 'primitives' };

/** What has no place in a layer. */
const outside = new Set(['charset', 'font-face', 'import', 'page']);

interface CssNode {
  type: string;
  name?: string;
}

interface CssParent extends CssNode {
  nodes: CssNode[];
  append: (...nodes: CssNode[]) => void;
  prepend: (node: CssNode) => void;
}

interface CssRoot extends CssParent {
  source?: { input: { file?: string } };
}

interface CssTools {
  AtRule: new (rule: { name: string; params: string }) => CssParent;
}

/** The layer of a stylesheet; none for what pages show readers as an example. */
export function layerOf(file: string): string | undefined {
  const parts = file.split(path.sep);
  const isSheetOfSite = parts.at(-3) === 'src' && parts.at(-2) === 'css';
  if (isSheetOfSite) {
    const name = path.basename(file, '.css');
    return named[name] ?? name;
  }
  if (parts.includes('theme-classic')) return 'theme';
  return parts.includes('examples') ? undefined : 'components';
}

const putInLayer = {
  postcssPlugin: 'cascade-layers',
  Once(root: CssRoot, { AtRule }: CssTools): void {
    const layer = layerOf(root.source?.input.file ?? '');
    if (layer === undefined) return;
    const nodes = root.nodes.filter(
      ({ type, name = '' }) => type !== 'comment' && !outside.has(name),
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
