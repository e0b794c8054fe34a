import type { CheckedCode } from './CheckedCode';
import { findNearest } from './findNearest';
import type { Surface } from './readSurface';

/** Finds names of one kind in code. */
export interface Rule {
  /** Kind of the names, for messages. */
  what: string;
  known: readonly string[];
  /** Each has a group `name`. */
  patterns: RegExp[];
  /** Patterns for inline code only, where a name stands without its surroundings. */
  inline?: RegExp[];
  /** @default whether `known` has the name */
  isKnown?: (name: string) => boolean;
  /** Excludes matches whose name is of another kind, or of the page's own. */
  isForeign?: (name: string, code: CheckedCode, isQuoted: (name: string) => boolean) => boolean;
}

const apiHost = 'api.saas.aifindr.ai';
/** Headers of the web platform that pages may name. */
const platformHeaders = ['X-Accel-Buffering', 'X-Content-Type-Options', 'X-Frame-Options'];
const fileName = /\.(?:[cm]?[jt]sx?|php|css|html|json|mdx?)$/;
const action = /(?<name>(?:query|response|feedback|click|form|widget):[A-Za-z*][\w:*-]*)/.source;

/** The rules, most specific first: of several diagnostics with one name on one line the first is reported. */
export function createRules(surface: Surface): Rule[] {
  const { attributes, cssNames, endpoints, headers, hosts } = surface;
  const member = String.raw`\bAIFindrWidget!?\s*\??\.\s*`;
  const name = String.raw`(?<name>[A-Za-z_$][\w$]*)`;
  return [
    {
      what: 'AIFindrWidget member',
      known: surface.members,
      patterns: [new RegExp(member + name, 'g')],
      inline: [/^widget\??\.(?<name>\w+)\(/g],
    },
    {
      what: 'event constant',
      known: surface.constants,
      patterns: [new RegExp(String.raw`${member}EVENTS\s*\??\.\s*${name}`, 'g')],
      inline: [/^(?<name>(?:WIDGET|CONV|MESSAGE)_[A-Z_]+)$/g],
    },
    {
      what: 'AIFindrWidget._debug member',
      known: surface.debugMembers,
      patterns: [new RegExp(String.raw`${member}_debug\s*\??\.\s*${name}`, 'g')],
    },
    {
      what: 'global object',
      known: ['AIFindrWidget'],
      patterns: [/\b(?<name>[A-Za-z_]*f\w?i\w?nd\w*widget)\b/gi],
      isForeign: (found, _code, isQuoted) =>
        isQuoted(found) || findNearest(found.toLowerCase(), ['aifindrwidget'], 2) === undefined,
    },
    {
      what: 'event',
      known: surface.events,
      patterns: [
        /\b(?:widget|AIFindrWidget)!?\??\.(?:on|off)\(\s*(['"`])(?<name>[^'"`]+)\1/g,
        /(['"`])(?<name>(?:widget|conversation|message)\.[A-Za-z]+)\1/g,
      ],
      inline: [/^(?<name>(?:widget|conversation|message)\.[A-Za-z]+)$/g],
      isForeign: (found) => fileName.test(found),
    },
    {
      what: 'storage key',
      known: surface.storageKeys,
      patterns: [/\blocalStorage\.\w+\(\s*['"`](?<name>ai_?findr\w*)/gi],
    },
    {
      what: 'attribute of the script tag',
      known: attributes,
      patterns: [
        // On a tag that loads the widget every data attribute is the widget's.
        /(?<=<script\b[^>]*widget\.js[^>]*)(?<name>\bdata-[\w-]+)/gi,
        /(?<name>\bdata-[\w-]+)(?=[^<>]*widget\.js[^>]*>)/gi,
        /(?<![\w-])(?<name>data-(?:client|meta|var|widget)(?:-[\w-]*\*?)?)(?![\w-])/gi,
      ],
      // `data-meta-` alone names the prefix.
      isKnown: (found) => attributes.includes(found) || /^data-meta-[\w-]*\*?$/.test(found),
    },
    {
      what: 'attribute of the script tag',
      known: attributes,
      patterns: [/(?<![\w-])(?<name>data-[A-Za-z][\w-]*\*?)/g],
      // Pages have their own data attributes.
      isForeign: (found) =>
        /^data-meta-/.test(found) || !findNearest(found, attributes, found.length > 10 ? 2 : 1),
    },
    {
      what: 'class or id of the widget',
      known: cssNames,
      patterns: [
        /\b(?:querySelector(?:All)?|matches|closest)\([^)]*?[.#](?<name>ai-[\w-]+)/g,
        /\b(?:getElementById|classList\.\w+)\(\s*['"`](?<name>ai-[\w-]+)/g,
        /(?<=\b(?:id|class(?:Name)?)=["'{`]+(?:[^"'`}]*\s)?)(?<name>ai-[\w-]+)/g,
      ],
    },
    {
      what: 'class or id of the widget',
      known: cssNames,
      patterns: [/(?<![\w/)-])[.#](?<name>ai-[\w-]+)/g],
      inline: [/^(?<name>ai-[\w-]+)$/g],
      // Elsewhere `#ai-…` may be a link or a handle of the page's own, unless it is nearly a known name.
      isForeign: (found, { kind, language, text }, isQuoted) =>
        findNearest(found, cssNames, 2) === undefined &&
        language !== 'css' &&
        (kind === 'block' || isQuoted(text)),
    },
    {
      what: 'CSS variable of the widget',
      known: surface.cssVariables,
      patterns: [/(?<![\w-])(?<name>--(?:ai|button)-[\w-]+)/g],
    },
    {
      what: 'header of the API',
      known: headers,
      patterns: [/(?<![\w-])(?<name>X-[A-Z][\w-]*|x-(?:api|org)[\w-]*)/g],
      isKnown: (found) =>
        [...headers, ...platformHeaders].some(
          (header) => header.toLowerCase() === found.toLowerCase(),
        ),
    },
    {
      what: 'host of the product',
      known: hosts,
      patterns: [/(?:https?:\/\/|@)(?<name>(?:[\w-]+\.)*ai-?findr?\.[a-z]+(?:\.\w+)*)/gi],
      isKnown: (found) => hosts.includes(found.toLowerCase()),
    },
    {
      what: 'endpoint of the API',
      known: [],
      patterns: [
        // An interpolated expression may hold characters that otherwise end a path.
        /(?<=https?:\/\/api\.saas\.aifindr\.ai)(?<name>\/(?:\$?\{[^}\n]*\}|[^\s"'`?)\\|<>;,])+)/g,
        /(?<![\w.-])(?<name>\/api\/(?:\$?\{[^}\n]*\}|[^\s"'`?)\\|<>;,])+)/g,
      ],
      isKnown: (found) => isEndpoint(found, endpoints),
      isForeign: (found, { text }) =>
        // A path that ends in a slash continues in another string.
        found.endsWith('/') ||
        (!text.includes(apiHost + found) &&
          findNearest(found.split('/')[2] ?? '', ['widget'], 2) === undefined),
    },
    {
      what: 'analytics action',
      known: surface.actions,
      patterns: [new RegExp(`(['"\`])${action}\\1`, 'g')],
      inline: [new RegExp(`^${action}$`, 'g')],
      isKnown: (found) =>
        surface.actions.some((known) =>
          known.endsWith('*') ? found.startsWith(known.slice(0, -1)) : known === found,
        ),
    },
  ];
}

function isEndpoint(path: string, endpoints: readonly string[]): boolean {
  const segments = path
    .replace(/\$?\{[^}]*\}/g, '{}')
    .replace(/[.:]$/, '')
    .split('/');
  return endpoints.some((endpoint) => {
    const templates = endpoint.split('/');
    return (
      templates.length === segments.length &&
      templates.every((template, index) =>
        template.startsWith('{') ? segments[index] !== '' : template === segments[index],
      )
    );
  });
}
