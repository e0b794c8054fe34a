import type { KnownNames } from './knownNames';

/** Finds the names of one kind in code. */
export interface NameRule {
  /** What such a name is, for messages. */
  description: string;
  isKnown: (name: string) => boolean;
  /** Matches the names in any code, each as the group `name`. */
  pattern: RegExp;
  /** Matches them in inline code besides, where a name stands without its surroundings. */
  inlinePattern?: RegExp;
}

/** Creates the rules for all kinds of names that the product has. */
export function createNameRules(names: KnownNames): NameRule[] {
  const action = String.raw`(?<name>(?:query|response|feedback|click|form|widget):[A-Za-z*][\w:*-]*)`;
  return [
    {
      description: 'AIFindrWidget member',
      isKnown: isOneOf(names.members),
      pattern: /\bAIFindrWidget!?\s*\??\.\s*(?<name>[A-Za-z_$][\w$]*)/g,
      inlinePattern: /^widget\??\.(?<name>\w+)\(/g,
    },
    {
      description: 'event constant',
      isKnown: isOneOf(names.constants),
      pattern: /\bEVENTS\s*\??\.\s*(?<name>[A-Z_]+)/g,
      inlinePattern: /^(?<name>(?:WIDGET|CONV|MESSAGE)_[A-Z_]+)$/g,
    },
    {
      description: 'AIFindrWidget._debug member',
      isKnown: isOneOf(names.internals),
      pattern: /\b_debug\s*\??\.\s*(?<name>\w+)/g,
    },
    {
      // Misspellings of it, such as AiFinderWidget, which are used as an object or stand alone.
      description: 'global object',
      isKnown: isOneOf(['AIFindrWidget']),
      pattern: /\b(?<name>ai[_-]?f[\w-]*nd\w*r_?widget)\b(?=\??\.|$)/gi,
    },
    {
      description: 'event',
      // The names of some files have the form of an event.
      isKnown: (name) =>
        names.events.includes(name) || /\.(?:[cm]?[jt]sx?|php|css|html|d)$/.test(name),
      pattern: /\b(?:widget|AIFindrWidget)!?\s*\??\.(?:on|off)\(\s*['"`](?<name>[^'"`]+)/g,
      inlinePattern: /^(?<name>(?:widget|conversation|message)\.[A-Za-z]+)$/g,
    },
    {
      description: 'storage key',
      isKnown: isOneOf(names.storageKeys),
      pattern: /\blocalStorage\.\w+\(\s*['"`](?<name>ai_?findr\w*)/gi,
    },
    {
      description: 'attribute of the script tag',
      isKnown: (name) => names.attributes.includes(name) || /^data-meta-[\w-]*\*?$/.test(name),
      pattern: /(?<![\w-])(?<name>data-(?:client|meta|var|widget)(?:-[\w-]*\*?)?)(?![\w-])/gi,
    },
    {
      // Not after a slash, where it is part of a path.
      description: 'class or id of the widget',
      isKnown: isOneOf([...names.cssNames, 'ai-findr']),
      pattern: /(?<![\w/-])(?<name>ai-(?:findr[\w-]*|magnifier\b|opened\b))/g,
      inlinePattern: /^(?<name>ai-[\w-]+)$/g,
    },
    {
      description: 'CSS variable of the widget',
      isKnown: isOneOf(names.cssVariables),
      pattern: /(?<![\w-])(?<name>--(?:ai|button)-[\w-]+)/g,
    },
    {
      description: 'header of the API',
      isKnown: (name) => names.headers.includes(name.toUpperCase()),
      pattern: /(?<![\w-])(?<name>X-[A-Z][\w-]*|x-(?:api|org)[\w-]*)/g,
    },
    {
      description: 'host of the product',
      isKnown: (name) => names.hosts.includes(name.toLowerCase()),
      pattern: /(?:https?:\/\/|@)(?<name>(?:[\w-]+\.)*ai-?findr?\.[a-z]+(?:\.\w+)*)/gi,
    },
    {
      // The pattern leaves out a path that ends in a slash, because the code appends the rest of the path to it.
      description: 'endpoint of the API',
      isKnown: (name) => isEndpoint(name, names.endpoints),
      pattern:
        /(?:https?:\/\/api\.saas\.aifindr\.ai|(?<![\w.-])(?=\/api\/widget))(?<name>\/(?:\$?\{[^}\n]*\}|[^\s"'`?)\\|<>;,])*[^\s"'`?)\\|<>;,/])(?![^\s"'`?)\\|<>;,])/g,
    },
    {
      // A known name that ends in `*` stands for all with that prefix.
      description: 'analytics action',
      isKnown: (name) =>
        names.actions.some((known) =>
          known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : known === name,
        ),
      pattern: new RegExp(`['"\`]${action}['"\`]`, 'g'),
      inlinePattern: new RegExp(`^${action}$`, 'g'),
    },
  ];
}

function isOneOf(known: readonly string[]): (name: string) => boolean {
  return (name) => known.includes(name);
}

/** Whether a path is that of an operation, with its parameters as templates or with values. */
function isEndpoint(path: string, endpoints: readonly string[]): boolean {
  const withValues = path.replace(/\$?\{[^}]*\}/g, 'value').replace(/[.:]$/, '');
  return endpoints
    .map((endpoint) => new RegExp(`^${endpoint.replace(/\{\w+\}/g, '[^/]+')}$`))
    .some((pattern) => pattern.test(withValues));
}
