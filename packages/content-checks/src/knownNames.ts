import * as publishedNames from '@aifindr-docs/widget/publishedNames';
import { readWidgetTypes } from '@aifindr-docs/widget/readWidgetTypes';
import { listApiNames } from './listApiNames';
import type { OpenApiDocument } from './parseOpenApi';

/** Names of the web, of frameworks and of JSON that prose may mention without code that uses them. */
const platformNames = `
  afterNavigate afterNextRender baseURL beforeInteractive DestroyRef EventSource innerHTML
  dangerouslySetInnerHTML function_exists maxDuration ngCspNonce nodejs_compat ProxyPass
  ReferenceError runOutsideAngular showModal StrictMode takeUntilDestroyed useAIFindr useEffectEvent
  wp_footer wp_json_encode utm_campaign utm_content utm_medium utm_source utm_term data defer event
  false null true baseURL lazyOnload proxy_read_timeout nodejs_compat_populate_process_env
  NEXT_PUBLIC_ VITE_ nextTick
`.match(/\w+/g);
const platformHeaders = ['X-Accel-Buffering', 'X-Content-Type-Options', 'X-Frame-Options'];

/** All published names of the product, by kind. */
export type KnownNames = ReturnType<typeof listKnownNames>;

/** Lists the names of the widget's types, CSS and attributes, and those of the OpenAPI document. */
export function listKnownNames({ value }: Pick<OpenApiDocument, 'value'>) {
  const { members, internals, types } = readWidgetTypes();
  const namesOf = (type: string) => (types.get(type) ?? []).map(({ name }) => name);
  const api = listApiNames(value);
  const widgetMembers = [...types.values(), internals, members].flat();
  return {
    ...api,
    headers: [...api.headers, ...platformHeaders].map((name) => name.toUpperCase()),
    // In TypeScript, types of the namespace are written like members of the global object.
    members: [...members.map(({ name }) => name), ...types.keys()],
    constants: namesOf('EventConstants'),
    internals: internals.map(({ name }) => name),
    events: namesOf('EventMap'),
    attributes: publishedNames.scriptAttributes,
    cssNames: [...publishedNames.cssClasses, ...publishedNames.cssIds],
    cssVariables: publishedNames.cssVariables,
    storageKeys: publishedNames.storageKeys,
    hosts: publishedNames.hosts,
    /** All names that inline code may consist of. */
    inlineNames: new Set([
      ...[...api.fields, ...api.values, ...api.streamEvents, ...(platformNames ?? [])],
      ...widgetMembers.flatMap(({ name, parameters }) => [
        name,
        ...parameters.map((parameter) => parameter.name),
      ]),
      ...types.keys(),
    ]),
  };
}
