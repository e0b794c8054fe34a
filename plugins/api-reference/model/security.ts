import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { entriesAt, objectAt, stringAt } from '../contract/json';
import { describe, type PageContext } from './PageContext';
import { codeWord, descriptionList, listWords, prosePart, unwrapParagraph } from './prose';
import type { RequiredScheme, Security } from './readApi';
import type { Field, Part } from './types';

/** How a request authenticates. */
export function describeSecurity(
  { alternatives, isOptional }: Security,
  page: PageContext,
): Part[] {
  if (alternatives.length === 0) return prosePart([h('p', 'No necesita autenticación.')]);
  const described = alternatives.map((schemes) =>
    schemes.flatMap((scheme, index) => describeRequired(scheme, index === 0, page)),
  );
  const [only = []] = described;
  return prosePart([
    ...(isOptional ? [h('p', 'La autenticación es opcional.')] : []),
    ...(described.length === 1
      ? only
      : [
          h('p', 'Elige una de estas formas:'),
          h(
            'ul',
            described.map((nodes) => h('li', nodes)),
          ),
        ]),
  ]);
}

function describeRequired(
  { name, scheme, scopes }: RequiredScheme,
  isFirst: boolean,
  page: PageContext,
): ElementContent[] {
  return [
    h('p', [
      isFirst ? '' : 'Además: ',
      ...describeScheme(name, scheme),
      ' (esquema ',
      codeWord(name),
      ').',
    ]),
    ...(scopes.length === 0 ? [] : [h('p', ['Permisos: ', ...listWords(scopes), '.'])]),
    ...describe(stringAt(scheme, 'description'), page),
  ];
}

const placeLabels: Record<string, string> = {
  header: 'Cabecera',
  query: 'Parámetro de consulta',
  cookie: 'Cookie',
};

/** How a scheme is sent, in one sentence without its full stop. */
function describeScheme(name: string, scheme: unknown): (Element | string)[] {
  const text = (key: string) => String(objectAt(scheme)[key]);
  switch (stringAt(scheme, 'type')) {
    case 'apiKey':
      return [`${placeLabels[text('in')] ?? 'Clave'} `, codeWord(text('name'))];
    case 'http': {
      const format = stringAt(scheme, 'bearerFormat');
      return [
        ...['Cabecera ', codeWord('Authorization'), ' con el esquema ', codeWord(text('scheme'))],
        ...(format === undefined ? [] : [' en formato ', codeWord(format)]),
      ];
    }
    case 'oauth2':
      return ['OAuth 2.0, con la cabecera ', codeWord('Authorization')];
    case 'openIdConnect':
      return ['OpenID Connect, descrito en ', codeWord(text('openIdConnectUrl'))];
    case 'mutualTLS':
      return ['TLS mutuo, con un certificado de cliente'];
    default:
      return ['Esquema ', codeWord(name)];
  }
}

/** Every scheme of the contract. */
export function describeSecuritySchemes(page: PageContext): Part[] {
  const schemes = entriesAt(page.contract.root, 'components', 'securitySchemes');
  const fields = schemes.map(([name, entry]): Field => {
    const scheme = page.contract.follow(entry);
    return {
      id: page.takeAnchor(`autenticacion-${name}`),
      name,
      type: stringAt(scheme, 'type') ?? '',
      parts: prosePart([
        h('p', [...describeScheme(name, scheme), '.']),
        ...describe(stringAt(scheme, 'description'), page),
        ...describeFlows(scheme, page),
      ]),
    };
  });
  return fields.length === 0 ? [] : [{ kind: 'fields', fields }];
}

const flowUrls = ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'];

function describeFlows(scheme: unknown, page: PageContext): ElementContent[] {
  return entriesAt(scheme, 'flows').flatMap(([name, flow]) => {
    const urls = flowUrls.flatMap((key) => {
      const url = stringAt(flow, key);
      return url === undefined ? [] : [[key, codeWord(url)] as const];
    });
    const scopes = entriesAt(flow, 'scopes').map(([scope, meaning]) => {
      const nodes = unwrapParagraph(describe(meaning, page));
      return h('li', [codeWord(scope), ...(nodes.length === 0 ? [] : [': ', ...nodes])]);
    });
    return [
      h('p', ['Flujo ', codeWord(name), ':']),
      ...descriptionList(urls),
      ...(scopes.length === 0 ? [] : [h('ul', { dataList: 'values' }, scopes)]),
    ];
  });
}
