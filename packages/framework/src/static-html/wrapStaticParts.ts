import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toEstree } from 'hast-util-to-estree';

type Node = RootContent | ElementContent;
type FlowElement = Extract<Node, { type: 'mdxJsxFlowElement' }>;

/** Elements (other than JSX) whose static children are wrapped: HTML allows the `<section>` of `<StaticHtml>` in them. */
const flowContainers = new Set(['blockquote', 'div', 'section', 'li', 'dd', 'admonition']);

/** Elements that HTML allows only as direct children of certain elements, so that they cannot be wrapped. */
const boundToParent = new Set(['summary', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody']);

/**
 * Rehype plugin: wraps runs of static siblings in `<StaticHtml id="…">` if HTML allows it. Text, HTML elements and components of modules
 * named `*.server` are static, unless another component or an expression with code is among their descendants.
 */
export function wrapStaticParts(): (tree: Root, file: { cwd: string; path: string }) => void {
  return (tree, file) => {
    const scope = createHash('sha256')
      .update(path.relative(file.cwd, file.path).replaceAll(path.sep, '/'))
      .digest('hex')
      .slice(0, 6);
    const serverComponents = new Set(tree.children.flatMap(listImportedServerComponents));
    let count = 0;

    const isStatic = (node: Node): boolean => {
      switch (node.type) {
        case 'text':
        case 'comment':
          return true;
        case 'element':
          return node.children.every(isStatic);
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          return needsNoClientCode(node.name, serverComponents) && node.children.every(isStatic);
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          return isEmptyOrComment(node.value);
        default:
          return false;
      }
    };

    const wrapStaticRuns = <T extends Node>(children: readonly T[]): (T | FlowElement)[] => {
      const wrapped: (T | FlowElement)[] = [];
      let run: T[] = [];
      const wrapAndEndRun = (): void => {
        if (run.some((node) => !isBlankTextOrHtmlComment(node))) {
          count += 1;
          wrapped.push(createStaticHtmlElement(run, `${scope}-${count}`));
        }
        run = [];
      };
      for (const child of children) {
        if (isStatic(child) && !boundToParent.has(findElementName(child) ?? '')) {
          run.push(child);
        } else {
          wrapAndEndRun();
          if (!isStatic(child)) wrapRunsInside(child);
          wrapped.push(child);
        }
      }
      wrapAndEndRun();
      return wrapped;
    };

    const wrapRunsInside = (node: Node): void => {
      if (
        node.type === 'mdxJsxFlowElement' ||
        (node.type === 'element' && flowContainers.has(node.tagName))
      ) {
        node.children = wrapStaticRuns(node.children);
      } else if ('children' in node) {
        node.children.forEach((child) => {
          if (!isStatic(child)) wrapRunsInside(child);
        });
      }
    };

    tree.children = wrapStaticRuns(tree.children);
  };
}

function findElementName(node: Node): string | null {
  if (node.type === 'element') return node.tagName;
  return 'name' in node ? node.name : null;
}

/** Lists the names that a node's `import` statements import from modules named `*.server`. */
function listImportedServerComponents(node: Node): string[] {
  if (node.type !== 'mdxjsEsm') return [];
  return (node.data?.estree?.body ?? []).flatMap((statement) =>
    statement.type === 'ImportDeclaration' &&
    /\.server(?:\.tsx)?$/.test(String(statement.source.value))
      ? statement.specifiers.map(({ local }) => local.name)
      : [],
  );
}

/** True for HTML elements, whose names are in lower case, and for server components; false for fragments, whose name is null. */
function needsNoClientCode(name: string | null, serverComponents: Set<string>): boolean {
  return name !== null && (serverComponents.has(name) || /^[a-z][\w-]*$/.test(name));
}

function isEmptyOrComment(expression: string): boolean {
  return expression.trim() === '' || /^\s*\/\*[^]*\*\/\s*$/.test(expression);
}

function isBlankTextOrHtmlComment(node: Node): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');
}

/** Creates `<StaticHtml id="…">{__RENDERS_STATIC_HTML__ ? <>…</> : null}</StaticHtml>`. */
function createStaticHtmlElement(children: readonly Node[], id: string): FlowElement {
  const program = toEstree({ type: 'root', children: children as Element[] });
  const [statement] = program.body;
  if (statement?.type !== 'ExpressionStatement') {
    throw new Error(`static part ${id} is not an expression`);
  }
  statement.expression = {
    type: 'ConditionalExpression',
    test: { type: 'Identifier', name: '__RENDERS_STATIC_HTML__' },
    consequent: statement.expression,
    alternate: { type: 'Literal', value: null },
  };
  const estree: typeof program = { type: 'Program', sourceType: 'module', body: [statement] };
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticHtml',
    attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: id }],
    children: [{ type: 'mdxFlowExpression', value: '', data: { estree } }],
  };
}
