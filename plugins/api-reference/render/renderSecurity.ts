import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { child, type Cursor, entries, objectAt, stringAt } from '../contract/Cursor';
import type { RequiredScheme, Security } from '../model/listSecurity';
import { hastToHtml } from './markdownToHast';
import { element } from './mdx';
import { codeWord, describe, type PageContext } from './PageContext';

/** What a request needs to be let in. */
export function renderSecurity(
  { alternatives, isOptional }: Security,
  page: PageContext,
): string[] {
  if (alternatives.length === 0)
    return [element('Prose', { html: '<p>No necesita autenticación.</p>' })];
  const nodes: ElementContent[] = [];
  if (isOptional) nodes.push(h('p', 'La autenticación es opcional.'));
  if (alternatives.length > 1) nodes.push(h('p', 'Elige una de estas formas:'));
  const described = alternatives.map((schemes) =>
    schemes.flatMap((scheme, index) => describeRequired(scheme, index, page)),
  );
  nodes.push(
    ...(described.length === 1
      ? (described[0] ?? [])
      : [
          h(
            'ul',
            described.map((parts) => h('li', parts)),
          ),
        ]),
  );
  return [element('Prose', { html: hastToHtml(nodes) })];
}

function describeRequired(
  { name, scheme, scopes }: RequiredScheme,
  index: number,
  page: PageContext,
): ElementContent[] {
  return [
    h('p', [
      ...(index === 0 ? [] : ['Además: ']),
      ...describeScheme(name, scheme),
      ` (esquema `,
      codeWord(name),
      ').',
    ]),
    ...(scopes.length === 0
      ? []
      : [
          h('p', [
            'Permisos: ',
            ...scopes.flatMap((scope, at) => [...(at === 0 ? [] : [', ']), codeWord(scope)]),
            '.',
          ]),
        ]),
    ...describe(stringAt(scheme, 'description'), page),
  ];
}

/** One sentence on how a scheme is sent. */
function describeScheme(name: string, scheme: Cursor | undefined): (ElementContent | string)[] {
  const {
    type,
    in: place,
    name: key,
    scheme: httpScheme,
    bearerFormat,
    openIdConnectUrl,
  } = objectAt(scheme);
  switch (type) {
    case 'apiKey':
      return [`${placeLabels[String(place)] ?? 'Clave'} `, codeWord(String(key))];
    case 'http':
      return [
        'Cabecera ',
        codeWord('Authorization'),
        ' con el esquema ',
        codeWord(String(httpScheme)),
        ...(typeof bearerFormat === 'string' ? [' en formato ', codeWord(bearerFormat)] : []),
      ];
    case 'oauth2':
      return ['OAuth 2.0, con la cabecera ', codeWord('Authorization')];
    case 'openIdConnect':
      return ['OpenID Connect, descrito en ', codeWord(String(openIdConnectUrl))];
    case 'mutualTLS':
      return ['TLS mutuo, con un certificado de cliente'];
    default:
      return ['Esquema ', codeWord(name)];
  }
}

const placeLabels: Record<string, string> = {
  header: 'Cabecera',
  query: 'Parámetro de consulta',
  cookie: 'Cookie',
};

/** Every scheme of the contract, for the information page. */
export function renderSecuritySchemes(page: PageContext): string[] {
  const schemes = entries(child(child(page.model.contract.root, 'components'), 'securitySchemes'));
  if (schemes.length === 0) return [];
  const fields = schemes.map(([name, entry]) => {
    const scheme = page.model.contract.follow(entry) ?? entry;
    const nodes = [
      h('p', [...describeScheme(name, scheme), '.']),
      ...describe(stringAt(scheme, 'description'), page),
      ...describeFlows(scheme, page),
    ];
    const type = stringAt(scheme, 'type') ?? '';
    return element('Field', {
      id: page.takeAnchor(`autenticacion-${name}`),
      name,
      type,
      html: hastToHtml(nodes),
    });
  });
  return [element('Fields', {}, fields)];
}

function describeFlows(scheme: Cursor, page: PageContext): ElementContent[] {
  return entries(child(scheme, 'flows')).flatMap(([flow, cursor]) => {
    const urls = ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'].flatMap(
      (key) => {
        const url = stringAt(cursor, key);
        return url === undefined ? [] : [h('div', [h('dt', key), h('dd', [codeWord(url)])])];
      },
    );
    const scopes = entries(child(cursor, 'scopes')).map(([scope, { value }]) =>
      h('li', [
        codeWord(scope),
        ...(typeof value === 'string' && value !== '' ? [': ', ...describe(value, page)] : []),
      ]),
    );
    return [
      h('p', ['Flujo ', codeWord(flow), ':']),
      ...(urls.length === 0 ? [] : [h('dl', urls)]),
      ...(scopes.length === 0 ? [] : [h('ul', { dataList: 'values' }, scopes)]),
    ];
  });
}
