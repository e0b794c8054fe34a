import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineCode, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Content } from './checkContent';
import type { Diagnostic } from './Diagnostic';
import { type KnownNames, listKnownNames } from './knownNames';
import type { MarkdownText } from './readPages';

/** A piece of code in a file. */
export interface Code {
  file: string;
  /** Line of the file on which the text starts. */
  line: number;
  text: string;
  isInline?: boolean;
  /** Other code of the page, whose names inline code may use. */
  beside?: string;
}

/** Finds the names of one kind in code: each pattern has a group `name`. */
interface Rule {
  what: string;
  known: readonly string[] | ((name: string) => boolean);
  pattern: RegExp;
  /** For inline code only, where a name stands without its surroundings. */
  inline?: RegExp;
}

/**
 * Checks that every identifier of the product which pages, the contract's descriptions and shown files name exists. Without a
 * contract that parses nothing is known, and nothing found.
 */
export function checkIdentifiers({ siteDir, pages, contract }: Content): Diagnostic[] {
  if (contract === undefined) return [];
  const shown = new Map<string, string>();
  const codes = pages.flatMap((page): Code[] => {
    for (const { source: { file } = {} } of page.fences) {
      const shownFile = path.join(siteDir, file ?? '');
      if (file && existsSync(shownFile)) shown.set(file, readFileSync(shownFile, 'utf8'));
    }
    const own = page.fences.filter((fence) => fence.source === undefined);
    const beside = page.fences
      .map(({ source: { file = '' } = {}, text }) => shown.get(file) ?? text)
      .join('\n');
    return [
      ...listInlineCode(page).map((code) => ({ ...code, beside })),
      ...own.map(({ text, line }) => ({ file: page.file, line: line + 1, text })),
    ];
  });
  const files = [...shown].map(([file, text]) => ({ file, line: 1, text }));
  const check = createNameCheck(listKnownNames(contract));
  return [...codes, ...files, ...contract.texts.flatMap(listInlineCode)].flatMap(check);
}

/** Inline code of a page or description, including that of `<code>`. */
export function listInlineCode({ file, line, tree }: MarkdownText): Code[] {
  const codes: Code[] = [];
  const add = ({ value: text, position }: InlineCode | Text) =>
    codes.push({ file, line: line + (position?.start.line ?? 1) - 1, text, isInline: true });
  visit(tree, (node) => {
    if (node.type === 'inlineCode') add(node);
    const isElement = node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
    if (isElement && node.name === 'code') visit(node, 'text', add);
  });
  return codes;
}

/** Names made for code: `sessionId`, `session_id`, `AskReply`, `setTheme()`, `answer-final`. */
const compound =
  /^(?<name>[a-z]+(?:[A-Z][a-z0-9]*)+|[a-z]+(?:_[a-z0-9]+)+|[A-Z][a-z]+(?:[A-Z][a-z0-9]+)+|(?:answer|knowledge)-[a-z-]+)(?:\(.*\))?$/;
/** In texts about the API a single word is a field, a value or an event: `tokens`. */
const word = /^(?<name>[a-z]{3,})(?:: .+)?$/;
const textsOfApi = /^docs\/_api\/|^docs\/_asistentes\.md$|\.yaml$/;

/** Creates a check for identifiers of the product that are in no contract. */
export function createNameCheck(names: KnownNames): (code: Code) => Diagnostic[] {
  const rules = createRules(names);
  return ({ file, line, text, isInline = false, beside = '' }) => {
    const found = new Map<string, Diagnostic>();
    const report = (name: string, index: number, message: string) => {
      const at = line + text.slice(0, index).split('\n').length - 1;
      if (!found.has(`${at} ${name}`)) found.set(`${at} ${name}`, { file, line: at, message });
    };
    for (const { what, known, pattern, inline } of rules) {
      const isKnown = typeof known === 'function' ? known : (name: string) => known.includes(name);
      for (const each of isInline && inline ? [pattern, inline] : [pattern]) {
        for (const { index, groups: { name = '' } = {} } of text.matchAll(each)) {
          if (!isKnown(name)) report(name, index, `unknown ${what} "${name}"`);
        }
      }
    }
    const match = compound.exec(text) ?? (textsOfApi.test(file) ? word.exec(text) : null);
    const name = match?.groups?.name;
    if (!isInline || name === undefined || names.any.has(name)) return [...found.values()];
    if (!new RegExp(`(?<![\\w$-])${name}(?![\\w$-])`).test(beside)) {
      report(name, 0, `"${name}" is in no contract and in no code of the page`);
    }
    return [...found.values()];
  };
}

function createRules(names: KnownNames): Rule[] {
  const action = String.raw`(?<name>(?:query|response|feedback|click|form|widget):[A-Za-z*][\w:*-]*)`;
  return [
    {
      what: 'AIFindrWidget member',
      known: names.members,
      pattern: /\bAIFindrWidget!?\s*\??\.\s*(?<name>[A-Za-z_$][\w$]*)/g,
      inline: /^widget\??\.(?<name>\w+)\(/g,
    },
    {
      what: 'event constant',
      known: names.constants,
      pattern: /\bEVENTS\s*\??\.\s*(?<name>[A-Z_]+)/g,
      inline: /^(?<name>(?:WIDGET|CONV|MESSAGE)_[A-Z_]+)$/g,
    },
    {
      what: 'AIFindrWidget._debug member',
      known: names.internals,
      pattern: /\b_debug\s*\??\.\s*(?<name>\w+)/g,
    },
    {
      what: 'global object',
      known: ['AIFindrWidget'],
      pattern: /\b(?<name>ai[_-]?f[\w-]*nd\w*r_?widget)\b(?=\??\.|$)/gi,
    },
    {
      what: 'event',
      known: (name) =>
        names.events.includes(name) || /\.(?:[cm]?[jt]sx?|php|css|html|d)$/.test(name),
      pattern: /\b(?:widget|AIFindrWidget)!?\s*\??\.(?:on|off)\(\s*['"`](?<name>[^'"`]+)/g,
      inline: /^(?<name>(?:widget|conversation|message)\.[A-Za-z]+)$/g,
    },
    {
      what: 'storage key',
      known: names.storageKeys,
      pattern: /\blocalStorage\.\w+\(\s*['"`](?<name>ai_?findr\w*)/gi,
    },
    {
      what: 'attribute of the script tag',
      known: (name) => names.attributes.includes(name) || /^data-meta-[\w-]*\*?$/.test(name),
      pattern: /(?<![\w-])(?<name>data-(?:client|meta|var|widget)(?:-[\w-]*\*?)?)(?![\w-])/gi,
    },
    {
      what: 'class or id of the widget',
      known: [...names.cssNames, 'ai-findr'],
      pattern:
        /(?<=[.#]|\b(?:id|class|className)=["'{`](?:[^"'`}]*\s)?|(?:ById|classList\.\w+)\(['"])(?<name>ai-findr[\w-]*|ai-(?:magnifier|opened)\b)/g,
      inline: /^(?<name>ai-[\w-]+)$/g,
    },
    {
      what: 'CSS variable of the widget',
      known: names.cssVariables,
      pattern: /(?<![\w-])(?<name>--(?:ai|button)-[\w-]+)/g,
    },
    {
      what: 'header of the API',
      known: (name) => names.headers.includes(name.toUpperCase()),
      pattern: /(?<![\w-])(?<name>X-[A-Z][\w-]*|x-(?:api|org)[\w-]*)/g,
    },
    {
      what: 'host of the product',
      known: (name) => names.hosts.includes(name.toLowerCase()),
      pattern: /(?:https?:\/\/|@)(?<name>(?:[\w-]+\.)*ai-?findr?\.[a-z]+(?:\.\w+)*)/gi,
    },
    {
      what: 'endpoint of the API',
      known: (name) => isEndpoint(name, names.endpoints),
      // A path that ends in a slash continues in another string.
      pattern:
        /(?:https?:\/\/api\.saas\.aifindr\.ai|(?<![\w.-])(?=\/api\/widget))(?<name>\/(?:\$?\{[^}\n]*\}|[^\s"'`?)\\|<>;,])*[^\s"'`?)\\|<>;,/])(?![^\s"'`?)\\|<>;,])/g,
    },
    {
      what: 'analytics action',
      known: (name) =>
        names.actions.some((known) =>
          known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : known === name,
        ),
      pattern: new RegExp(`['"\`]${action}['"\`]`, 'g'),
      inline: new RegExp(`^${action}$`, 'g'),
    },
  ];
}

/** Whether a path is that of an operation, its parameters filled in or not. */
function isEndpoint(path: string, endpoints: readonly string[]): boolean {
  const filled = path.replace(/\$?\{[^}]*\}/g, 'x').replace(/[.:]$/, '');
  return endpoints
    .map((endpoint) => new RegExp(`^${endpoint.replace(/\{\w+\}/g, '[^/]+')}$`))
    .some((pattern) => pattern.test(filled));
}
