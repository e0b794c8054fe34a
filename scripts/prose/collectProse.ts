import { isMap, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** The prose of one source file, with everything else blanked: line N here is line N of the file. */
export interface Prose {
  file: string;
  text: string;
}

const yamlProseKeys = new Set(['description', 'summary', 'title']);
/** Under these keys stands sample data, not prose of ours. */
const yamlDataKeys = new Set(['example', 'value']);

/** Takes the prose out of a file by its extension; any other kind of file is a mistake of the caller. */
export function collectProse(file: string, source: string): Prose {
  if (file.endsWith('.mdx') || file.endsWith('.md')) {
    return { file, text: collectMdxProse(source) };
  }
  if (file.endsWith('.yaml') || file.endsWith('.yml')) {
    return { file, text: collectYamlProse(file, source) };
  }
  throw new Error(`${file}: prose is collected from .mdx, .md and .yaml files only`);
}

/** Markdown without what is not prose: keys of the front matter, fenced code, imports, heading ids, JSX tags. */
export function collectMdxProse(source: string): string {
  return maskTags(maskLines(source));
}

function maskLines(source: string): string {
  let fence: string | undefined;
  let inFrontMatter = false;
  return source
    .split('\n')
    .map((line, index) => {
      if (line.trim() === '---' && (index === 0 || inFrontMatter)) {
        inFrontMatter = !inFrontMatter;
        return '';
      }
      if (inFrontMatter) {
        return maskFrontMatterKey(line);
      }
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence !== undefined) {
        if (mark !== undefined && mark.startsWith(fence)) {
          fence = undefined;
        }
        return '';
      }
      if (mark !== undefined) {
        fence = mark;
        return readFenceTitle(line);
      }
      if (/^(import|export)\s/.test(line)) {
        return '';
      }
      return line.replace(/^:::\w*(?:\[([^\]]*)\])?.*$/, '$1').replace(/\s*\{#[^}]*\}/g, '');
    })
    .join('\n');
}

/** The title of a block of code is prose, unless it is the name of a file. */
function readFenceTitle(line: string): string {
  const title = /\btitle="([^"]*)"/.exec(line)?.[1] ?? '';
  return /^[\w./[\]-]+\.\w+$/.test(title) ? '' : title;
}

function maskFrontMatterKey(line: string): string {
  const entry = /^(\w+):\s*(.*)$/.exec(line);
  if (!entry || !['title', 'description', 'sidebar_label'].includes(entry[1] ?? '')) {
    return '';
  }
  return (entry[2] ?? '').replace(/^(['"])(.*)\1$/, '$2');
}

/** Blanks JSX and HTML tags, keeping the lines that a tag spans. Text in their `alt`, `label` and `title` stays. */
function maskTags(text: string): string {
  return text.replace(/`[^`\n]*`|<\/?[A-Za-z](?:[^<>{}]|\{[^}]*\})*>/g, (match) => {
    if (match.startsWith('`')) {
      return match;
    }
    const texts = [...match.matchAll(/\b(?:alt|label|title|caption)="([^"]*)"/g)].map(
      (found) => found[1],
    );
    return texts.join('. ') + '\n'.repeat(match.split('\n').length - 1);
  });
}

/** Descriptions, summaries and titles of an OpenAPI document, each on its own lines. */
export function collectYamlProse(file: string, source: string): string {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  if (document.errors[0]) {
    throw new Error(`${file}: ${document.errors[0].message}`);
  }
  const lines: string[] = Array.from({ length: source.split('\n').length }, () => '');
  visit(document, {
    Pair(_, pair) {
      const key = isScalar(pair.key) ? String(pair.key.value) : '';
      // A property that is called "value" is a schema, not a sample.
      if (
        yamlDataKeys.has(key) &&
        !(isMap(pair.value) && (pair.value.has('type') || pair.value.has('$ref')))
      ) {
        return visit.SKIP;
      }
      if (key.startsWith('x-') && key.endsWith('Descriptions') && isMap(pair.value)) {
        pair.value.items.filter(isPair).forEach((item) => place(item.value));
      } else if (yamlProseKeys.has(key)) {
        place(pair.value);
      }
      return undefined;
    },
  });
  return lines.join('\n');

  function place(node: unknown): void {
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) {
      return;
    }
    const first = counter.linePos(node.range[0]).line - 1;
    const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
    if (!isBlock) {
      lines[first] = node.value.replaceAll('\n', ' ');
      return;
    }
    const body = source.split('\n').slice(first + 1, counter.linePos(node.range[1] - 1).line);
    const indent = Math.min(
      ...body.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)),
    );
    body.forEach((line, offset) => {
      lines[first + 1 + offset] ||= line.slice(indent);
    });
  }
}
