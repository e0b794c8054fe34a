import * as publishedNames from '@aifindr-docs/widget/publishedNames';
import { readWidgetTypes } from '@aifindr-docs/widget/readWidgetTypes';
import type { ApiNames } from './listApiNames';

/** Names that inline code may mention although the product does not have them, such as those of the web platform and of frameworks. */
const platformNames = `
  afterNavigate afterNextRender baseURL beforeInteractive DestroyRef EventSource innerHTML
  dangerouslySetInnerHTML function_exists maxDuration ngCspNonce nodejs_compat ProxyPass
  ReferenceError runOutsideAngular showModal StrictMode takeUntilDestroyed useAIFindr useEffectEvent
  wp_footer wp_json_encode utm_campaign utm_content utm_medium utm_source utm_term data defer event
  false null true baseURL lazyOnload proxy_read_timeout nodejs_compat_populate_process_env
  NEXT_PUBLIC_ VITE_ nextTick
`.match(/\w+/g)!;
const platformHeaders = ['X-Accel-Buffering', 'X-Content-Type-Options', 'X-Frame-Options'];

/** Patterns that find the names of one kind in code, and the test whether such a name exists. */
export interface NameRule {
  /** Kind of the names, for messages. */
  description: string;
  isKnown: (name: string) => boolean;
  /** Matches the names in any code, each as the group `name`. */
  pattern: RegExp;
  /** Additional pattern for inline code, in which a name may stand alone. */
  inlinePattern?: RegExp;
}

/** Lists the names that may be inline code: API fields, values and events, widget types, members and parameters, and `platformNames`. */
export function listApiAndOtherKnownNames({ fields, values, streamEvents }: ApiNames): Set<string> {
  const { members, internals, types } = readWidgetTypes();
  const widgetMembers = [...types.values(), internals, members].flat();
  return new Set([
    ...[...fields, ...values, ...streamEvents, ...platformNames, ...types.keys()],
    ...widgetMembers.flatMap(({ name, parameters }) => [
      name,
      ...parameters.map((parameter) => parameter.name),
    ]),
  ]);
}

/** Creates the rules for the names of the widget, of the API and of the product's hosts. */
export function createNameRules(api: ApiNames): NameRule[] {
  const { members, internals, types } = readWidgetTypes();
  const namesOf = (list: readonly { name: string }[] = []) => list.map(({ name }) => name);
  const events = namesOf(types.get('EventMap'));
  const headers = [...api.headers, ...platformHeaders].map((name) => name.toUpperCase());
  const action = String.raw`(?<name>(?:query|response|feedback|click|form|widget):[A-Za-z*][\w:*-]*)`;
  return [
    {
      description: 'AIFindrWidget member',
      // In TypeScript, types of the namespace are written like members of the global object.
      isKnown: isOneOf([...namesOf(members), ...types.keys()]),
      pattern: /\bAIFindrWidget!?\s*\??\.\s*(?<name>[A-Za-z_$][\w$]*)/g,
      inlinePattern: /^widget\??\.(?<name>\w+)\(/g,
    },
    {
      description: 'event constant',
      isKnown: isOneOf(namesOf(types.get('EventConstants'))),
      pattern: /\bEVENTS\s*\??\.\s*(?<name>[A-Z_]+)/g,
      inlinePattern: /^(?<name>(?:WIDGET|CONV|MESSAGE)_[A-Z_]+)$/g,
    },
    {
      description: 'AIFindrWidget._debug member',
      isKnown: isOneOf(namesOf(internals)),
      pattern: /\b_debug\s*\??\.\s*(?<name>\w+)/g,
    },
    {
      // Matches the global object and misspellings such as AiFinderWidget, before a property access or at the end of the code.
      description: 'global object',
      isKnown: isOneOf(['AIFindrWidget']),
      pattern: /\b(?<name>ai[_-]?f[\w-]*nd\w*r_?widget)\b(?=\??\.|$)/gi,
    },
    {
      description: 'event',
      // Some file names, such as `widget.js`, have the form of an event.
      isKnown: (name) => events.includes(name) || /\.(?:[cm]?[jt]sx?|php|css|html|d)$/.test(name),
      pattern: /\b(?:widget|AIFindrWidget)!?\s*\??\.(?:on|off)\(\s*['"`](?<name>[^'"`]+)/g,
      inlinePattern: /^(?<name>(?:widget|conversation|message)\.[A-Za-z]+)$/g,
    },
    {
      description: 'storage key',
      isKnown: isOneOf(publishedNames.storageKeys),
      pattern: /\blocalStorage\.\w+\(\s*['"`](?<name>ai_?findr\w*)/gi,
    },
    {
      description: 'attribute of the script tag',
      isKnown: (name) =>
        publishedNames.scriptAttributes.includes(name) || /^data-meta-[\w-]*\*?$/.test(name),
      pattern: /(?<![\w-])(?<name>data-(?:client|meta|var|widget)(?:-[\w-]*\*?)?)(?![\w-])/gi,
    },
    {
      // The pattern excludes names after a slash, which are part of a path.
      description: 'class or id of the widget',
      isKnown: isOneOf([...publishedNames.cssClasses, ...publishedNames.cssIds, 'ai-findr']),
      pattern: /(?<![\w/-])(?<name>ai-(?:findr[\w-]*|magnifier\b|opened\b))/g,
      inlinePattern: /^(?<name>ai-[\w-]+)$/g,
    },
    {
      description: 'CSS variable of the widget',
      isKnown: isOneOf(publishedNames.cssVariables),
      pattern: /(?<![\w-])(?<name>--(?:ai|button)-[\w-]+)/g,
    },
    {
      description: 'header of the API',
      isKnown: (name) => headers.includes(name.toUpperCase()),
      pattern: /(?<![\w-])(?<name>X-[A-Z][\w-]*|x-(?:api|org)[\w-]*)/g,
    },
    {
      description: 'host of the product',
      isKnown: (name) => publishedNames.hosts.includes(name.toLowerCase()),
      pattern: /(?:https?:\/\/|@)(?<name>(?:[\w-]+\.)*ai-?findr?\.[a-z]+(?:\.\w+)*)/gi,
    },
    {
      // The pattern leaves out a path that ends in a slash, because the code appends the rest of the path to it.
      description: 'endpoint of the API',
      isKnown: (name) => isEndpoint(name, api.endpoints),
      pattern:
        /(?:https?:\/\/api\.saas\.aifindr\.ai|(?<![\w.-])(?=\/api\/widget))(?<name>\/(?:\$?\{[^}\n]*\}|[^\s"'`?)\\|<>;,])*[^\s"'`?)\\|<>;,/])(?![^\s"'`?)\\|<>;,])/g,
    },
    {
      // A known name that ends in `*` stands for all names with that prefix.
      description: 'analytics action',
      isKnown: (name) =>
        api.actions.some((known) =>
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

/** Whether a path is that of an operation; its parameters may be templates or values. */
function isEndpoint(path: string, endpoints: readonly string[]): boolean {
  const withValues = path.replace(/\$?\{[^}]*\}/g, 'value').replace(/[.:]$/, '');
  return endpoints
    .map((endpoint) => new RegExp(`^${endpoint.replace(/\{\w+\}/g, '[^/]+')}$`))
    .some((pattern) => pattern.test(withValues));
}
