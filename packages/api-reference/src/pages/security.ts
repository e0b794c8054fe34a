import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { entriesAt, stringAt } from '../contract/json';
import type { Security } from '../contract/readApi';
import { codeWord, listWords } from '../descriptions/elements';
import type { Field } from '../field-links/fieldTags';
import { texts } from '../texts';
import { createField, describeFacts, describeWord, listFields, typeLabel } from './elements';
import type { Nodes } from './Page';
import { describe, type PageContext, prose, toAnchor } from './PageContext';

/** How a request authenticates. Its schemes are described on the information page. */
export function describeSecurity(
  { alternatives, isOptional, isStated }: Security,
  page: PageContext,
): Nodes {
  const { choose, none, notStated, optional } = texts.authentication;
  if (alternatives.length === 0) return prose([h('p', isStated ? none : notStated)]);
  const described = alternatives.map((schemes) =>
    schemes.flatMap((scheme, index) => describeRequired(scheme, index === 0, page)),
  );
  const [only = []] = described;
  const list = described.map((nodes) => h('li', nodes));
  return prose([
    ...(isOptional ? [h('p', optional)] : []),
    ...(described.length === 1 ? only : [h('p', choose), h('ul', list)]),
  ]);
}

function describeRequired(
  { name, scheme, scopes }: Security['alternatives'][number][number],
  isFirst: boolean,
  page: PageContext,
): ElementContent[] {
  const { additionally, scopes: scopesLabel, scheme: schemeLabel } = texts.authentication;
  const link = h('a', { href: `${page.routeBase}/${page.api.infoId}#${schemeAnchor(name)}` }, [
    codeWord(name),
  ]);
  const id = page.takeAnchor(schemeAnchor(name));
  const text = describeScheme(name, scheme);
  const word = text.find((part) => typeof part === 'object');
  const element = h('p', { id }, [
    isFirst ? '' : additionally,
    ...text,
    ` (${schemeLabel.toLowerCase()}`,
    link,
    ').',
  ]);
  // How a request authenticates is a field of it: its paragraph has the anchor.
  const shown = word === undefined ? name : toString(word);
  const field: Field = { id, name: shown, groups: [], element, head: element, values: new Set() };
  page.state.fields.push(field);
  if (!page.state.declared.has(scheme)) page.state.declared.set(scheme, field);
  return [
    element,
    ...(scopes.length === 0 ? [] : [h('p', [scopesLabel, ...listWords(scopes), '.'])]),
  ];
}

function schemeAnchor(name: string): string {
  return `autenticacion-${toAnchor(name)}`;
}

/** How a scheme is sent, in one sentence without its full stop. */
function describeScheme(name: string, scheme: unknown): (Element | string)[] {
  const { authentication } = texts;
  const text = (key: string) => stringAt(scheme, key) ?? '';
  const header = codeWord('Authorization');
  switch (stringAt(scheme, 'type')) {
    case 'apiKey': {
      const places: Readonly<Record<string, string>> = authentication.places;
      return [places[text('in')] ?? authentication.scheme, codeWord(text('name'))];
    }
    case 'http': {
      const format = stringAt(scheme, 'bearerFormat');
      const { inFormat, withHeader, withScheme } = authentication;
      const sent = [withHeader, header, withScheme, codeWord(text('scheme'))];
      return format === undefined ? sent : [...sent, inFormat, codeWord(format)];
    }
    case 'oauth2':
      return [authentication.oauth, header];
    case 'openIdConnect':
      return [authentication.openIdConnect, codeWord(text('openIdConnectUrl'))];
    default:
      return [authentication.scheme, codeWord(name)];
  }
}

/** How operations authenticate, with links to what this page says of each scheme. */
export function linkUsedSchemes(page: PageContext): ElementContent[] {
  const used = page.api.operations.flatMap(({ security }) => security.alternatives).flat();
  const links = [...new Map(used.map(({ name, scheme }) => [name, scheme]))].map(([name, scheme]) =>
    h('a', { href: `#${schemeAnchor(name)}` }, describeScheme(name, scheme)),
  );
  const items = links.map((one) => h('li', one));
  return links.length < 2 ? links : [h('ul', { dataList: 'chips' }, items)];
}

/** Every scheme of the contract. */
export function describeSecuritySchemes(page: PageContext): Nodes {
  const schemes = entriesAt(page.api.contract.root, 'components', 'securitySchemes');
  const fields = schemes.map(([name, scheme]) => {
    return createField({
      id: page.takeAnchor(schemeAnchor(name)),
      name,
      type: typeLabel(stringAt(scheme, 'type') ?? ''),
      nodes: prose([
        h('p', [...describeScheme(name, scheme), '.']),
        ...describe(stringAt(scheme, 'description'), page),
        ...describeFlows(scheme, page),
      ]),
    });
  });
  return listFields(fields);
}

const flowUrls = ['authorizationUrl', 'tokenUrl', 'refreshUrl'];

function describeFlows(scheme: unknown, page: PageContext): ElementContent[] {
  return entriesAt(scheme, 'flows').flatMap(([name, flow]) => {
    const scopes = entriesAt(flow, 'scopes').map(([scope, meaning]) =>
      describeWord(scope, meaning, page),
    );
    return [
      h('p', [texts.authentication.flow, codeWord(name), ':']),
      ...describeFacts(flowUrls.map((key) => [key, stringAt(flow, key)])),
      ...(scopes.length === 0 ? [] : [h('ul', { dataList: 'values' }, scopes)]),
    ];
  });
}
