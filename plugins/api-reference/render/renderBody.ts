import { h } from 'hastscript';
import { child, type Cursor, entries, objectAt, stringAt } from '../contract/Cursor';
import { listExamples } from '../samples/listExamples';
import { printValue } from './listFacts';
import { hastToHtml, toSafeAddress } from './markdownToHast';
import { element, heading } from './mdx';
import { codeWord, describe, type PageContext, toAnchor } from './PageContext';
import { renderField, renderSchema } from './renderSchema';
import { statusText } from './statusText';

/** A description as an element of its own; nothing where there is none. */
export function renderProse(markdown: unknown, page: PageContext, headingLevel?: number): string[] {
  const nodes = describe(markdown, page, headingLevel);
  return nodes.length === 0 ? [] : [element('Prose', { html: hastToHtml(nodes) })];
}

/** The schemas of a body or response, one after the other for each media type. */
export function renderContent(
  holder: Cursor,
  anchor: string,
  page: PageContext,
  options: { isRepetitionLinked?: boolean } = {},
): string[] {
  const mediaTypes = entries(child(holder, 'content'));
  return mediaTypes.flatMap(([mediaType, media]) => {
    const own =
      mediaTypes.length === 1 ? anchor : page.takeAnchor(`${anchor}-${toAnchor(mediaType)}`);
    const followed = page.model.contract.follow(media) ?? media;
    const schemaHolder = child(followed, 'schema') ?? child(followed, 'itemSchema');
    const schema =
      schemaHolder === undefined
        ? undefined
        : renderSchema([schemaHolder], { anchor: own, isTitled: true, ...options }, page);
    const attributes = {
      id: mediaTypes.length === 1 ? undefined : own,
      name: mediaType,
      type: schema?.type,
      schema: schema?.name,
      html: schema?.html || undefined,
    };
    const inside = [...(schema?.children ?? []), ...renderEncoding(followed, own, page)];
    return [element('MediaType', attributes, inside.length === 0 ? undefined : inside)];
  });
}

/** How each part of a multipart or form body is encoded, where the contract says so. */
function renderEncoding(media: Cursor, anchor: string, page: PageContext): string[] {
  const parts = entries(child(media, 'encoding'));
  if (parts.length === 0) return [];
  const fields = parts.map(([name, encoding]) => {
    const facts = Object.entries(objectAt(encoding)).filter(
      ([key]) => key !== 'headers' && !key.startsWith('x-'),
    );
    const html = hastToHtml([
      h(
        'dl',
        facts.map(([key, value]) =>
          h('div', [h('dt', key), h('dd', [codeWord(printValue(value))])]),
        ),
      ),
    ]);
    const id = page.takeAnchor(`${anchor}-codificacion-${toAnchor(name)}`);
    const headers = renderHeaders(encoding, id, page);
    return element('Field', { id, name, html }, headers.length === 0 ? undefined : headers);
  });
  return [
    element('Nested', { title: 'Codificación de cada parte', open: true }, [
      element('Fields', {}, fields),
    ]),
  ];
}

/** Headers of a response or of a part. */
export function renderHeaders(holder: Cursor, anchor: string, page: PageContext): string[] {
  const headers = entries(child(holder, 'headers')).map(([name, header]) => {
    const followed = page.model.contract.follow(header) ?? header;
    return renderParameterField(
      name,
      followed,
      page.takeAnchor(`${anchor}-cabecera-${toAnchor(name)}`),
      page,
    );
  });
  if (headers.length === 0) return [];
  return [
    element('Nested', { title: 'Cabeceras de la respuesta', open: true }, [
      element('Fields', {}, headers),
    ]),
  ];
}

/** A parameter or header with its schema, which may stand in `schema` or in `content`. */
export function renderParameterField(
  name: string,
  parameter: Cursor,
  anchor: string,
  page: PageContext,
): string {
  const content = entries(child(parameter, 'content'));
  const schema = child(parameter, 'schema') ?? child(content[0]?.[1], 'schema');
  const { required, deprecated, style, explode, allowEmptyValue, allowReserved } =
    objectAt(parameter);
  const examples = [parameter, ...content.map(([, media]) => media)].flatMap((holder) =>
    listExamples(page.model.contract, holder),
  );
  const facts: [string, string][] = [
    ...content.map(([mediaType]): [string, string] => ['Tipo de contenido', mediaType]),
    ...examples.map(({ title, value, externalValue }): [string, string] => [
      title === undefined ? 'Ejemplo' : `Ejemplo: ${title}`,
      externalValue ?? printValue(value),
    ]),
    ...(style === undefined ? [] : [['Estilo', printValue(style)] as [string, string]]),
    ...(explode === undefined
      ? []
      : [['Un parámetro por valor (explode)', printValue(explode)] as [string, string]]),
    ...(allowEmptyValue === true ? [['Admite el valor vacío', 'true'] as [string, string]] : []),
    ...(allowReserved === true
      ? [['Admite caracteres reservados', 'true'] as [string, string]]
      : []),
  ];
  const list = facts.map(([label, value]) =>
    h('div', [h('dt', label), h('dd', [codeWord(value)])]),
  );
  const nodes = [
    ...describe(stringAt(parameter, 'description'), page),
    ...(list.length === 0 ? [] : [h('dl', list)]),
    ...examples.flatMap((example) => describe(example.description, page)),
  ];
  return renderField(name, schema === undefined ? [] : [schema], { anchor }, page, {
    isRequired: required === true,
    isDeprecated: deprecated === true,
    html: hastToHtml(nodes),
  });
}

/** What an operation takes in its body. */
export function renderRequestBody(operation: Cursor, page: PageContext, prefix = ''): string[] {
  const holder = child(operation, 'requestBody');
  const body = holder === undefined ? undefined : page.model.contract.follow(holder);
  if (body === undefined) return [];
  const anchor = page.takeAnchor(`${prefix}cuerpo`);
  const inside = renderBodyContent(body, anchor, page);
  if (prefix !== '')
    return [element('Nested', { title: 'Cuerpo de la petición', id: anchor, open: true }, inside)];
  return [heading(2, 'Cuerpo de la petición', anchor), ...inside];
}

/** What a request body says of itself, and its media types. */
export function renderBodyContent(body: Cursor, anchor: string, page: PageContext): string[] {
  const isRequired = objectAt(body).required === true;
  return [
    element('Prose', { html: `<p>${isRequired ? 'Obligatorio.' : 'Opcional.'}</p>` }),
    ...renderProse(stringAt(body, 'description'), page),
    ...renderContent(body, anchor, page),
    ...renderOutsideExamples(body, page),
  ];
}

/** Examples of a request that stand outside the contract: no sample can hold them. */
function renderOutsideExamples(body: Cursor, page: PageContext): string[] {
  const links = entries(child(body, 'content')).flatMap(([, media]) =>
    listExamples(page.model.contract, media).flatMap(({ name, title, externalValue }) => {
      if (externalValue === undefined) return [];
      const address = toSafeAddress(externalValue, page.siteUrl);
      const text = title ?? name;
      const link =
        address === undefined ? `${text} (${externalValue})` : h('a', { href: address }, text);
      return [element('Prose', { html: hastToHtml([h('p', ['Ejemplo aparte: ', link, '.'])]) })];
    }),
  );
  return links;
}

/** Every response of an operation, each under its own heading. */
export function renderResponses(operation: Cursor, page: PageContext, prefix = ''): string[] {
  return entries(child(operation, 'responses'))
    .filter(([code]) => !code.startsWith('x-'))
    .flatMap(([code, entry]) => {
      const response = page.model.contract.follow(entry) ?? entry;
      const anchor = page.takeAnchor(`${prefix}respuesta-${toAnchor(code)}`);
      const isKnownCode = /^([1-5](\d\d|XX)|default)$/i.test(code);
      const title = isKnownCode ? `${code} · ${statusText(code)}` : statusText(code);
      const inside = renderResponseContent(response, anchor, page);
      // Callbacks have responses of their own: theirs are no sections of the page.
      return prefix === '' && isKnownCode
        ? [heading(3, title, anchor), element('Response', { code }, inside)]
        : [element('Response', { code, id: anchor, title }, inside)];
    });
}

/** What a response says of itself, its headers, media types and links. */
export function renderResponseContent(
  response: Cursor,
  anchor: string,
  page: PageContext,
): string[] {
  return [
    ...renderProse(stringAt(response, 'description'), page),
    ...renderHeaders(response, anchor, page),
    ...renderContent(response, anchor, page, { isRepetitionLinked: true }),
    ...renderLinks(response, page),
  ];
}

/** Operations to which a response leads. */
function renderLinks(response: Cursor, page: PageContext): string[] {
  return entries(child(response, 'links')).map(([name, entry]) => {
    const link = page.model.contract.follow(entry) ?? entry;
    const target = stringAt(link, 'operationId') ?? stringAt(link, 'operationRef') ?? '';
    const operation = page.model.operations.find(
      ({ cursor }) => stringAt(cursor, 'operationId') === target,
    );
    const parameters = entries(child(link, 'parameters')).map(([key, { value }]) =>
      h('div', [h('dt', [codeWord(key)]), h('dd', [codeWord(printValue(value))])]),
    );
    const { requestBody } = objectAt(link);
    if (requestBody !== undefined) {
      const value = codeWord(printValue(requestBody));
      parameters.push(h('div', [h('dt', 'Cuerpo de la petición'), h('dd', [value])]));
    }
    const server = child(link, 'server');
    const url = stringAt(server, 'url');
    if (url !== undefined)
      parameters.push(h('div', [h('dt', 'Servidor'), h('dd', [codeWord(url)])]));
    const nodes = [
      h('p', [
        'Enlace ',
        codeWord(name),
        ': ',
        operation === undefined
          ? codeWord(target)
          : h('a', { href: `${page.routeBase}/${operation.id}` }, operation.title),
        '.',
      ]),
      ...describe(stringAt(link, 'description'), page),
      ...describe(stringAt(server, 'description'), page),
      ...(parameters.length === 0 ? [] : [h('dl', parameters)]),
    ];
    return element('Prose', { html: hastToHtml(nodes) });
  });
}
