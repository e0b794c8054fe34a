import { createRequire } from 'node:module';
import type { ParseFrontMatter, Plugin } from '@docusaurus/types';
import type { VFile } from 'vfile';

/** The used part of the options of `@docusaurus/mdx-loader`. */
interface LoaderOptions {
  markdownConfig: { parseFrontMatter: ParseFrontMatter };
  remarkPlugins?: readonly unknown[];
}

/** The used part of a rule of the bundler. */
interface Rule {
  use?: { loader?: string; options?: LoaderOptions }[];
}

/**
 * `@docusaurus/mdx-loader` prints front matter and title of a page as JavaScript, without escaping backslashes: a text with one would
 * be code, in the build and for readers. This plugin escapes them for the loader, and does nothing where upstream does. It must
 * stand after every plugin with MDX pages.
 */
export default function frontMatterText(): Plugin {
  return {
    name: 'front-matter-text',
    configureWebpack(config) {
      if (!isFlawed()) return {};
      for (const rule of (config.module?.rules ?? []) as Rule[]) {
        for (const item of Array.isArray(rule.use) ? rule.use : []) {
          if (
            item.options &&
            /[\\/]mdx-loader[\\/]/.test(item.loader ?? '') &&
            !isEscaped(item.options)
          ) {
            item.options = escapeFor(item.options);
          }
        }
      }
      return {};
    },
  };
}

/** Whether the loader prints a backslash as it is. */
export function isFlawed(): boolean {
  return printObject('\\') !== JSON.stringify('\\').replaceAll('"', "'");
}

/** A value as the loader prints it. */
export function printObject(value: unknown): string {
  const loader = createRequire(__filename).resolve('@docusaurus/mdx-loader');
  const print = createRequire(loader)('stringify-object') as (printed: unknown) => string;
  return print(value);
}

/** A backslash in a string of JavaScript. */
const escaped = '\\x5c';

/** Escapes the backslashes of every text and key in a value, by their code: the loader drops a backslash before a quote. */
export function escapeBackslashes(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\\', escaped);
  if (Array.isArray(value)) return value.map(escapeBackslashes);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replaceAll('\\', escaped),
      escapeBackslashes(inner),
    ]),
  );
}

function escapeFor(options: LoaderOptions): LoaderOptions {
  const { parseFrontMatter } = options.markdownConfig;
  return {
    ...options,
    markdownConfig: {
      ...options.markdownConfig,
      parseFrontMatter: async (file) => {
        const parsed = await parseFrontMatter(file);
        return {
          ...parsed,
          frontMatter: escapeBackslashes(parsed.frontMatter) as typeof parsed.frontMatter,
        };
      },
    },
    remarkPlugins: [...(options.remarkPlugins ?? []), escapeContentTitle],
  };
}

/** Whether another instance of this plugin has been here. */
function isEscaped({ remarkPlugins = [] }: LoaderOptions): boolean {
  return remarkPlugins.some((plugin) => (plugin as () => void).name === escapeContentTitle.name);
}

/** Remark plugin: the title that the text of a page begins with is printed like front matter. */
function escapeContentTitle() {
  return (_tree: unknown, { data }: VFile) => {
    data.contentTitle = escapeBackslashes(data.contentTitle);
  };
}
