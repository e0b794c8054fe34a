import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { child, type Cursor, entries, items, stringAt } from '../contract/Cursor';
import { listServers } from '../model/listServers';
import { frontMatter, summarize } from './frontMatter';
import { hastToHtml, toSafeAddress } from './markdownToHast';
import { element, heading } from './mdx';
import { codeWord, describe, type PageContext } from './PageContext';
import { renderProse } from './renderBody';
import { componentNames } from './renderOperation';
import { renderComponents } from './renderComponents';
import { renderSecuritySchemes } from './renderSecurity';
import { renderDocsLink } from './renderSchema';
import { renderCards } from './renderTag';

/** The whole MDX page about the API as such. */
export function renderInfo(
  prose: string | undefined,
  downloadUrl: string | undefined,
  page: PageContext,
): string {
  const { model } = page;
  const { root } = model.contract;
  const info = child(root, 'info');
  const description = stringAt(info, 'description') ?? stringAt(info, 'summary') ?? '';
  const schemes = renderSecuritySchemes(page);
  const docs = renderDocsLink(child(root, 'externalDocs'), page);
  return [
    frontMatter({
      id: model.infoId,
      title: model.title,
      description: summarize(
        description,
        `Referencia de ${model.title}, versión ${model.version}: autenticación, operaciones y errores.`,
      ),
      sidebar_label: model.title,
      custom_edit_url: null,
    }),
    `import { ${componentNames.join(', ')} } from '@site/src/components/api';`,
    '',
    ...renderProse(description, page, 2),
    ...renderServers(page),
    ...(schemes.length === 0
      ? []
      : [heading(2, 'Autenticación', page.takeAnchor('autenticacion')), ...schemes]),
    heading(2, 'Operaciones', page.takeAnchor('operaciones')),
    ...model.tags.flatMap((tag) => [
      element('Prose', {
        html: hastToHtml([h('h3', [h('a', { href: `${page.routeBase}/${tag.id}` }, tag.title)])]),
      }),
      renderCards(tag.operations, page),
    ]),
    ...renderIdleTags(page),
    ...renderComponents(page),
    ...(prose === undefined ? [] : [`\n${prose.trim()}\n`]),
    heading(2, 'Versión, contacto y descarga', page.takeAnchor('version-contacto-y-descarga')),
    element('Prose', { html: hastToHtml([h('dl', listAbout(info, downloadUrl, page)), ...docs]) }),
    '',
  ].join('\n');
}

/** Tags without an operation have no page of their own. */
function renderIdleTags(page: PageContext): string[] {
  const { contract, tags } = page.model;
  const used = new Set(tags.map(({ name }) => name));
  return items(child(contract.root, 'tags')).flatMap((tag) => {
    const name = stringAt(tag, 'name');
    if (name === undefined || used.has(name)) return [];
    const nodes = [
      h('h3', stringAt(tag, 'x-displayName') ?? name),
      ...describe(stringAt(tag, 'description'), page),
      ...renderDocsLink(child(tag, 'externalDocs'), page),
    ];
    return [element('Prose', { html: hastToHtml(nodes) })];
  });
}

function renderServers(page: PageContext): string[] {
  const servers = listServers(page.model);
  if (servers.length === 0) return [];
  const blocks = servers.flatMap(({ template, url, cursor }) => [
    element('Endpoint', { url }),
    ...renderProse(stringAt(cursor, 'description'), page),
    ...(template === url
      ? []
      : [
          element('Prose', {
            html: hastToHtml([h('p', ['Plantilla: ', codeWord(template), '.'])]),
          }),
        ]),
    ...renderVariables(cursor, page),
  ]);
  return [
    heading(2, servers.length === 1 ? 'URL base' : 'Servidores', page.takeAnchor('url-base')),
    ...blocks,
  ];
}

function renderVariables(server: Cursor, page: PageContext): string[] {
  const fields = entries(child(server, 'variables')).map(([name, variable]) => {
    const values = items(child(variable, 'enum')).map(({ value }) =>
      h('li', [codeWord(String(value))]),
    );
    const nodes = [
      ...describe(stringAt(variable, 'description'), page),
      h('dl', [
        h('div', [
          h('dt', 'Predeterminado'),
          h('dd', [codeWord(stringAt(variable, 'default') ?? '')]),
        ]),
      ]),
      ...(values.length === 0
        ? []
        : [h('p', 'Valores posibles:'), h('ul', { dataList: 'values' }, values)]),
    ];
    return element('Field', {
      id: page.takeAnchor(`servidor-${name}`),
      name,
      type: 'string',
      html: hastToHtml(nodes),
    });
  });
  return fields.length === 0 ? [] : [element('Fields', {}, [...fields])];
}

function listAbout(
  info: Cursor | undefined,
  downloadUrl: string | undefined,
  page: PageContext,
): ElementContent[] {
  const row = (label: string, ...value: (ElementContent | string)[]) =>
    h('div', [h('dt', label), h('dd', value)]);
  const link = (url: string | undefined, text: string) => {
    const address = url === undefined ? undefined : toSafeAddress(url, page.siteUrl);
    return address === undefined ? text : h('a', { href: address }, text);
  };
  const contact = child(info, 'contact');
  const license = child(info, 'license');
  const email = stringAt(contact, 'email');
  const contactName = stringAt(contact, 'name') ?? stringAt(contact, 'url');
  const terms = stringAt(info, 'termsOfService');
  const licenseName = stringAt(license, 'name');
  const identifier = stringAt(license, 'identifier');
  return [
    row('Versión', codeWord(page.model.version)),
    ...(contactName === undefined
      ? []
      : [row('Contacto', link(stringAt(contact, 'url'), contactName))]),
    ...(email === undefined ? [] : [row('Correo', link(`mailto:${email}`, email))]),
    ...(licenseName === undefined
      ? []
      : [
          row(
            'Licencia',
            link(stringAt(license, 'url'), licenseName),
            ...(identifier === undefined ? [] : [' ', codeWord(identifier)]),
          ),
        ]),
    ...(terms === undefined ? [] : [row('Condiciones de uso', link(terms, terms))]),
    ...(downloadUrl === undefined
      ? []
      : [row('Descarga', h('a', { href: downloadUrl, download: true }, 'Especificación OpenAPI'))]),
  ];
}
