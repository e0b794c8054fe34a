import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { at, entriesAt, itemsAt, objectAt, stringAt } from '../contract/json';
import { listPathItem } from '../contract/listOperations';
import { listExamples } from './examples';
import { printValue } from './facts';
import { describe, type PageContext, toAnchor } from './PageContext';
import { codeWord, descriptionList, link, prosePart } from './prose';
import { describeField, describeSchema } from './schema';
import { statusText } from './statusText';
import type { Field, Part } from './types';

/** A description as a part of a page. */
export function describePart(markdown: unknown, page: PageContext, headingLevel?: number): Part[] {
  return prosePart(describe(markdown, page, headingLevel));
}

/** A parameter or header, whose schema is in `schema` or in `content`. */
export function describeParameter(
  name: string,
  parameter: unknown,
  anchor: string,
  page: PageContext,
): Field {
  const content = entriesAt(parameter, 'content');
  const schema = at(parameter, 'schema') ?? at(content[0]?.[1], 'schema');
  const { required, deprecated, style, explode, allowEmptyValue, allowReserved } =
    objectAt(parameter);
  const examples = [parameter, ...content.map(([, media]) => media)].flatMap((holder) =>
    listExamples(page.contract, holder),
  );
  const facts: [string, unknown][] = [
    ...content.map(([mediaType]): [string, unknown] => ['Tipo de contenido', mediaType]),
    ...examples.map(({ title, value, externalValue }): [string, unknown] => [
      title === undefined ? 'Ejemplo' : `Ejemplo: ${title}`,
      externalValue ?? value,
    ]),
    ['Estilo', style],
    ['Un parámetro por valor (explode)', explode],
    ['Admite el valor vacío', allowEmptyValue === true ? true : undefined],
    ['Admite caracteres reservados', allowReserved === true ? true : undefined],
  ];
  const lead = [
    ...describe(stringAt(parameter, 'description'), page),
    ...describePairs(facts),
    ...examples.flatMap(({ description }) => describe(description, page)),
  ];
  return describeField(name, schema === undefined ? [] : [schema], { anchor, lead }, page, {
    isRequired: required === true,
    isDeprecated: deprecated === true,
  });
}

/** Labels and values as a description list, without the undefined ones. */
function describePairs(pairs: readonly [string, unknown][]): ElementContent[] {
  return descriptionList(
    pairs
      .filter(([, value]) => value !== undefined)
      .map(([label, value]) => [label, codeWord(printValue(value))]),
  );
}

/** The schemas of a body or response, one for each media type. */
function describeContent(
  holder: unknown,
  anchor: string,
  page: PageContext,
  { isRequired, ...options }: { isRepetitionLinked?: boolean; isRequired?: boolean } = {},
): Part[] {
  const mediaTypes = entriesAt(holder, 'content');
  return mediaTypes.map(([name, entry]): Part => {
    const isOnly = mediaTypes.length === 1;
    const own = isOnly ? anchor : page.takeAnchor(`${anchor}-${toAnchor(name)}`);
    const media = page.contract.follow(entry);
    const schema = at(media, 'schema') ?? at(media, 'itemSchema');
    const position = { anchor: own, isTitled: true, ...options };
    const described = schema === undefined ? undefined : describeSchema([schema], position, page);
    return {
      ...{ kind: 'mediaType', name, ...(!isOnly && { id: own }) },
      ...(isRequired !== undefined && { isRequired }),
      ...(described && { type: described.type }),
      ...(described?.name !== undefined && { schema: described.name }),
      parts: [...(described?.parts ?? []), ...describeEncoding(media, own, page)],
    };
  });
}

/** How each part of a multipart or form body is encoded. */
function describeEncoding(media: unknown, anchor: string, page: PageContext): Part[] {
  const fields = entriesAt(media, 'encoding').map(([name, encoding]): Field => {
    const facts = entriesAt(encoding).filter(([key]) => key !== 'headers' && !key.startsWith('x-'));
    const id = page.takeAnchor(`${anchor}-codificacion-${toAnchor(name)}`);
    const parts = [...prosePart(describePairs(facts)), ...describeHeaders(encoding, id, page)];
    return { id, name, parts };
  });
  return fields.length === 0
    ? []
    : [nest('Codificación de cada parte', [{ kind: 'fields', fields }])];
}

/** Headers of a response or of a part. */
function describeHeaders(holder: unknown, anchor: string, page: PageContext): Part[] {
  const fields = entriesAt(holder, 'headers').map(([name, header]) => {
    const id = page.takeAnchor(`${anchor}-cabecera-${toAnchor(name)}`);
    return describeParameter(name, page.contract.follow(header), id, page);
  });
  return fields.length === 0
    ? []
    : [nest('Cabeceras de la respuesta', [{ kind: 'fields', fields }])];
}

/** Parts in a block with a title, which is open. */
function nest(title: string, parts: readonly Part[], id?: string): Part {
  return { kind: 'nested', title, isOpen: true, ...(id !== undefined && { id }), parts };
}

/** What an operation takes in its body; `prefix` is that of its anchors. */
export function describeRequestBody(operation: unknown, page: PageContext, prefix = ''): Part[] {
  const body = page.contract.follow(at(operation, 'requestBody'));
  return body === undefined ? [] : describeBody(body, page.takeAnchor(`${prefix}cuerpo`), page);
}

/** A request body and its media types. */
export function describeBody(body: unknown, anchor: string, page: PageContext): Part[] {
  return [
    ...describePart(stringAt(body, 'description'), page),
    ...describeContent(body, anchor, page, { isRequired: objectAt(body).required === true }),
    ...describeExternalExamples(body, page),
  ];
}

/** Examples outside the contract, which no sample can contain. */
function describeExternalExamples(body: unknown, page: PageContext): Part[] {
  return entriesAt(body, 'content')
    .flatMap(([, media]) => listExamples(page.contract, media))
    .flatMap(({ name, title, externalValue }) =>
      externalValue === undefined
        ? []
        : prosePart([
            h('p', ['Ejemplo aparte: ', ...link(externalValue, title ?? name, page.siteUrl), '.']),
          ]),
    );
}

/** Title of a response. */
export function responseTitle(code: string): string {
  return /^([1-5](\d\d|XX)|default)$/i.test(code)
    ? `${code} · ${statusText(code)}`
    : statusText(code);
}

/** The status codes of an operation's responses with the responses. */
export function listResponses(operation: unknown, page: PageContext): [string, unknown][] {
  return entriesAt(operation, 'responses')
    .filter(([code]) => !code.startsWith('x-'))
    .map(([code, entry]) => [code, page.contract.follow(entry)]);
}

/** A response with its headers, media types and links. */
export function describeResponse(response: unknown, anchor: string, page: PageContext): Part[] {
  return [
    ...describePart(stringAt(response, 'description'), page),
    ...describeHeaders(response, anchor, page),
    ...describeContent(response, anchor, page, { isRepetitionLinked: true }),
    ...describeLinks(response, page),
  ];
}

/** Operations that a response links to. */
function describeLinks(response: unknown, page: PageContext): Part[] {
  return entriesAt(response, 'links').flatMap(([name, entry]) => {
    const target = page.contract.follow(entry);
    const id = stringAt(target, 'operationId') ?? stringAt(target, 'operationRef') ?? '';
    const operation = page.api.operations.find(
      (candidate) => stringAt(candidate.operation, 'operationId') === id,
    );
    const label =
      operation === undefined
        ? codeWord(id)
        : h('a', { href: `${page.routeBase}/${operation.id}` }, operation.title);
    const rows = [
      ...entriesAt(target, 'parameters').map(
        ([key, value]) => [codeWord(key), codeWord(printValue(value))] as const,
      ),
      ...[
        ['Cuerpo de la petición', at(target, 'requestBody')] as const,
        ['Servidor', stringAt(target, 'server', 'url')] as const,
      ]
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => [key, codeWord(printValue(value))] as const),
    ];
    return prosePart([
      h('p', ['Enlace ', codeWord(name), ': ', label, '.']),
      ...describe(stringAt(target, 'description'), page),
      ...describe(stringAt(target, 'server', 'description'), page),
      ...descriptionList(rows),
    ]);
  });
}

/** The requests of a callback, each in a block. */
export function describeCallback(name: string, callback: unknown, page: PageContext): Part[] {
  return entriesAt(page.contract.follow(callback))
    .filter(([expression]) => !expression.startsWith('x-'))
    .flatMap(([expression, item]) => describePathItem(name, expression, item, page));
}

/** The operations of a path item without its own page, each in a block. */
export function describePathItem(
  name: string,
  url: string,
  item: unknown,
  page: PageContext,
): Part[] {
  return listPathItem(page.contract, 'webhook', url, item).map(
    ({ method, operation, pathItem }) => {
      const anchor = page.takeAnchor(`callback-${toAnchor(name)}`);
      const fields = [...itemsAt(pathItem, 'parameters'), ...itemsAt(operation, 'parameters')].map(
        (entry) => {
          const parameter = page.contract.follow(entry);
          const parameterName = stringAt(parameter, 'name') ?? '';
          const id = page.takeAnchor(`${anchor}-${toAnchor(parameterName)}`);
          return describeParameter(parameterName, parameter, id, page);
        },
      );
      const summary = stringAt(operation, 'summary');
      const body = describeRequestBody(operation, page, `${anchor}-`);
      const parts: Part[] = [
        { kind: 'endpoint', method, url },
        ...describePart(stringAt(pathItem, 'summary'), page),
        ...describePart(stringAt(pathItem, 'description'), page),
        ...describePart(stringAt(operation, 'description'), page),
        ...(fields.length === 0 ? [] : [{ kind: 'fields', fields } as const]),
        ...(body.length === 0 ? [] : [nest('Cuerpo de la petición', body, `${anchor}-cuerpo`)]),
        ...listResponses(operation, page).map(([code, response]): Part => {
          const id = page.takeAnchor(`${anchor}-respuesta-${toAnchor(code)}`);
          const inside = describeResponse(response, id, page);
          return { kind: 'response', id, title: responseTitle(code), parts: inside };
        }),
      ];
      return nest(`${name}${summary === undefined ? '' : `: ${summary}`}`, parts, anchor);
    },
  );
}
