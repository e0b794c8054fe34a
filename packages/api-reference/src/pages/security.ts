import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { at, entriesAt, stringAt } from '../contract/json';
import { toAnchor } from '../contract/names';
import type { Security } from '../contract/readApi';
import { markdownToHast } from '../descriptions/markdownToHast';
import type { Field } from '../field-links/fieldTags';
import {
  codeWord,
  createField,
  describeFacts,
  describeWord,
  listFields,
  prose,
  typeLabel,
} from './elements';
import type { Nodes } from './Page';
import type { PageContext } from './PageContext';

/** How a request authenticates. Its schemes are described on the information page. */
export function describeSecurity(
  { alternatives, isOptional, isStated }: Security,
  page: PageContext,
): Nodes {
  if (alternatives.length === 0) {
    const none = 'No necesita autenticación.';
    return prose([h('p', isStated ? none : 'El contrato no indica ninguna autenticación.')]);
  }
  const described = alternatives.map((schemes) =>
    schemes.flatMap((scheme, index) => describeRequired(scheme, index === 0, page)),
  );
  const [only = []] = described;
  const list = described.map((nodes) => h('li', nodes));
  return prose([
    ...(isOptional ? [h('p', 'La autenticación es opcional.')] : []),
    ...(described.length === 1 ? only : [h('p', 'Elige una de estas formas:'), h('ul', list)]),
  ]);
}

function describeRequired(
  { name, scheme, scopes }: Security['alternatives'][number][number],
  isFirst: boolean,
  page: PageContext,
): ElementContent[] {
  const link = h('a', { href: `${page.routeBase}/${page.api.infoId}#${schemeAnchor(name)}` }, [
    codeWord(name),
  ]);
  const id = page.takeAnchor(schemeAnchor(name));
  const text = describeScheme(scheme);
  const word = text.find((part) => typeof part === 'object');
  const element = h('p', { id }, [isFirst ? '' : 'Además: ', ...text, ' (esquema ', link, ').']);
  // How a request authenticates is a field of it: its paragraph has the anchor.
  const shown = word === undefined ? name : toString(word);
  const field: Field = { id, name: shown, groups: [], element, head: element, values: new Set() };
  page.state.fields.push(field);
  if (!page.state.declared.has(scheme)) page.state.declared.set(scheme, field);
  return [
    element,
    ...(scopes.length === 0 ? [] : [h('p', ['Permisos: ', codeWord(scopes.join(', ')), '.'])]),
  ];
}

function schemeAnchor(name: string): string {
  return `autenticacion-${toAnchor(name)}`;
}

const keyPlaces: Readonly<Record<string, string>> = {
  header: 'Cabecera ',
  query: 'Parámetro de consulta ',
  cookie: 'Cookie ',
};

/** How a scheme is sent, in one sentence without its full stop. */
function describeScheme(scheme: unknown): (Element | string)[] {
  const word = (key: string) => codeWord(stringAt(scheme, key) ?? '');
  const header = codeWord('Authorization');
  switch (at(scheme, 'type')) {
    case 'apiKey':
      return [keyPlaces[String(at(scheme, 'in'))] ?? '', word('name')];
    case 'http': {
      const sent = ['Cabecera ', header, ' con el esquema ', word('scheme')];
      const hasFormat = at(scheme, 'bearerFormat') !== undefined;
      return hasFormat ? [...sent, ' en formato ', word('bearerFormat')] : sent;
    }
    case 'oauth2':
      return ['OAuth 2.0, con la cabecera ', header];
    default:
      return ['OpenID Connect, descrito en ', word('openIdConnectUrl')];
  }
}

/** How operations authenticate, with links to what this page says of each scheme. */
export function linkUsedSchemes(page: PageContext): ElementContent[] {
  const used = page.api.operations.flatMap(({ security }) => security.alternatives).flat();
  const links = [...new Map(used.map(({ name, scheme }) => [name, scheme]))].map(([name, scheme]) =>
    h('a', { href: `#${schemeAnchor(name)}` }, describeScheme(scheme)),
  );
  const items = links.map((one) => h('li', one));
  return links.length < 2 ? links : [h('ul', { dataList: 'chips' }, items)];
}

/** Every scheme of the contract. */
export function describeSecuritySchemes(page: PageContext): Nodes {
  const schemes = entriesAt(page.api.contract.root, 'components', 'securitySchemes');
  const fields = schemes.map(([name, scheme]) =>
    createField(
      { id: page.takeAnchor(schemeAnchor(name)), name },
      [typeLabel(stringAt(scheme, 'type') ?? '')],
      prose([
        h('p', [...describeScheme(scheme), '.']),
        ...markdownToHast(stringAt(scheme, 'description')),
        ...describeFlows(scheme),
      ]),
    ),
  );
  return listFields(fields);
}

function describeFlows(scheme: unknown): ElementContent[] {
  return entriesAt(scheme, 'flows').flatMap(([name, flow]) => {
    const scopes = entriesAt(flow, 'scopes').map(([scope, meaning]) =>
      describeWord(scope, meaning),
    );
    const urls = entriesAt(flow).filter(([key]) => key !== 'scopes');
    return [
      h('p', ['Flujo ', codeWord(name), ':']),
      ...describeFacts(urls),
      ...(scopes.length === 0 ? [] : [h('ul', { dataList: 'values' }, scopes)]),
    ];
  });
}
