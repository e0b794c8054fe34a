import type { Element } from 'hast';
import { type Child, h } from 'hastscript';
import { toFlatNodes, toSafeHast } from '../descriptions/toSafeHast';
import type { ShownFields } from '../field-links/FieldSentinels';
import type { Operation, Security, SecurityRequirement, SecurityScheme } from '../openapi/model';
import {
  renderCode,
  renderFieldItem,
  renderFieldList,
  renderLabeledValues,
  renderList,
  renderSampleLink,
  renderTermItem,
  renderType,
  wrapAsProse,
} from './elements';
import type { Nodes } from './Page';

/** Renders how a request authenticates. `infoUrl` is the URL of the information page, which describes the schemes. */
export function renderSecurity(
  { alternatives, isOptional, isStated }: Security,
  shownFields: ShownFields,
  infoUrl: string,
): Element | undefined {
  if (alternatives.length === 0) {
    const silence = 'La especificación OpenAPI no indica ninguna autenticación.';
    return wrapAsProse(h('p', isStated ? 'No necesita autenticación.' : silence));
  }
  const [firstWay, ...furtherWays] = alternatives.map((requirements) =>
    requirements.flatMap((requirement, index) =>
      renderRequirement(requirement, index === 0, shownFields, infoUrl),
    ),
  );
  const items = [firstWay, ...furtherWays].map((nodes) => h('li', nodes));
  return wrapAsProse(
    isOptional ? h('p', 'La autenticación es opcional.') : undefined,
    furtherWays.length === 0 ? firstWay : [h('p', 'Elige una de estas formas:'), h('ul', items)],
  );
}

function renderRequirement(
  { anchor, scheme, scopes }: SecurityRequirement,
  isFirst: boolean,
  shownFields: ShownFields,
  infoUrl: string,
): Nodes {
  const link = h('a', { href: `${infoUrl}#${scheme.anchor}` }, renderCode(scheme.key));
  const sample = shownFields.get(anchor)?.sample;
  // Except for API keys, samples send credentials in the header `Authorization`.
  const sentName = scheme.type === 'apiKey' ? scheme.name : 'Authorization';
  const sentence = h('p', { id: anchor, dataSampled: sample && '' }, [
    isFirst ? '' : 'Además: ',
    ...describeScheme(scheme),
    ' (esquema ',
    link,
    ').',
    // The no-break space keeps the link on the line of the last word.
    ...(sample ? ['\u00a0', renderSampleLink(sample.href, sentName, sample.title)] : []),
  ]);
  const permissions = h('p', 'Permisos: ', renderCode(scopes.join(', ')), '.');
  return scopes.length === 0 ? [sentence] : [sentence, permissions];
}

/** Renders how a scheme authenticates, as a sentence without its full stop. */
function describeScheme(scheme: SecurityScheme): (Element | string)[] {
  const header = renderCode('Authorization');
  switch (scheme.type) {
    case 'apiKey': {
      const labels = { header: 'Cabecera ', query: 'Parámetro de consulta ', cookie: 'Cookie ' };
      return [labels[scheme.in], renderCode(scheme.name)];
    }
    case 'http': {
      const sent = ['Cabecera ', header, ' con el esquema ', renderCode(scheme.scheme)];
      const { bearerFormat } = scheme;
      if (bearerFormat === undefined) return sent;
      return [...sent, ' en formato ', renderCode(bearerFormat)];
    }
    case 'oauth2':
      return ['OAuth 2.0, con la cabecera ', header];
    case 'openIdConnect':
      return ['OpenID Connect, descrito en ', renderCode(scheme.openIdConnectUrl)];
  }
}

/** Renders how operations authenticate, as links to the schemes further down on the information page. */
export function renderUsedSchemeLinks(operations: readonly Operation[]): Child {
  const requirements = operations.flatMap(({ security }) => security.alternatives).flat();
  const links = Array.from(new Set(requirements.map(({ scheme }) => scheme)), (scheme) =>
    h('a', { href: `#${scheme.anchor}` }, describeScheme(scheme)),
  );
  if (links.length < 2) return links;
  const items = links.map((link) => h('li', link));
  return renderList('chips', items);
}

export function renderSecuritySchemes(schemes: readonly SecurityScheme[]): Element | undefined {
  const fields = schemes.map((scheme) => {
    const { anchor, key: name, type, description } = scheme;
    const sentence = h('p', describeScheme(scheme), '.');
    const texts = wrapAsProse(sentence, toSafeHast(description), renderFlows(scheme));
    return renderFieldItem({ anchor, name, isSampled: false }, [renderType(type)], texts);
  });
  return renderFieldList(fields);
}

function renderFlows({ flows }: SecurityScheme): Nodes {
  return Object.entries(flows).flatMap(([name, flow]) => {
    const urls = Object.entries(flow).filter(([keyword]) => keyword.endsWith('Url'));
    const scopes = Object.entries(flow.scopes).map(([scope, description]) =>
      renderTermItem(scope, String(description)),
    );
    const title = h('p', 'Flujo ', renderCode(name), ':');
    return toFlatNodes(title, renderLabeledValues(urls), renderList('values', scopes));
  });
}
