import { isDeepStrictEqual } from 'node:util';
import { h } from 'hastscript';
import { listExamples } from '../contract/examples';
import { isXmlType } from '../contract/isXmlType';
import { at, entriesAt, itemsAt, objectAt, stringAt } from '../contract/json';
import { listPathItem } from '../contract/listOperations';
import { printValue } from '../contract/numbers';
import { codeWord, descriptionList, type Row } from '../descriptions/elements';
import { link } from '../descriptions/links';
import type { ApiTexts } from '../texts';
import { describeFacts } from './facts';
import { describe, type PageContext, toAnchor } from './PageContext';
import { prosePart } from './prose';
import { describeField, describeSchema } from './schema';
import type { FieldData, Part, Pill } from './types';

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
): FieldData {
  const content = entriesAt(parameter, 'content');
  const schema = at(parameter, 'schema') ?? at(content[0]?.[1], 'schema');
  const { required, deprecated, style, explode, allowEmptyValue, allowReserved } =
    objectAt(parameter);
  const examples = [parameter, ...content.map(([, media]) => media)].flatMap((holder) =>
    listExamples(page.contract, holder),
  );
  const { facts: labels, keywords } = page.texts;
  const facts: [string, unknown][] = [
    ...content.map(([mediaType]): [string, unknown] => [keywords.contentMediaType, mediaType]),
    ...examples.map(({ title, value, externalValue }): [string, unknown] => [
      title === undefined ? labels.example : `${labels.example}: ${title}`,
      externalValue ?? value,
    ]),
    [labels.style, style],
    [labels.explode, explode],
    [labels.allowEmptyValue, allowEmptyValue || undefined],
    [labels.allowReserved, allowReserved || undefined],
  ];
  const lead = [
    ...describe(stringAt(parameter, 'description'), page),
    ...describeFacts(facts),
    ...examples.flatMap(({ description }) => describe(description, page)),
  ];
  return describeField(name, schema === undefined ? [] : [schema], { anchor, lead }, page, {
    isRequired: required === true,
    isDeprecated: deprecated === true,
  });
}

/** The schemas of a body or response: media types share one where they can, and those after the first are folded. */
function describeContent(
  holder: unknown,
  anchor: string,
  page: PageContext,
  { pills = [], ...options }: { isRepetitionLinked?: boolean; pills?: readonly Pill[] },
): Part[] {
  const groups: { schema: unknown; types: Map<string, unknown> }[] = [];
  for (const [name, entry] of entriesAt(holder, 'content')) {
    const media = page.contract.follow(entry);
    const schema = at(media, 'schema') ?? at(media, 'itemSchema');
    const group = groups.find((other) => isDeepStrictEqual(other.schema, schema));
    if (group === undefined) groups.push({ schema, types: new Map([[name, media]]) });
    else group.types.set(name, media);
  }
  const isOnly = groups.length === 1;
  const parts = groups.map(({ schema, types }, index): Part => {
    const names = [...types.keys()];
    const name = names.join(', ');
    const own = isOnly ? anchor : page.takeAnchor(`${anchor}-${toAnchor(name)}`);
    const position = { anchor: own, isTitled: true, ...options };
    const inside = { ...page, isXml: names.some(isXmlType) };
    const described = schema === undefined ? undefined : describeSchema([schema], position, inside);
    const inner = [
      ...(described?.parts ?? []),
      ...[...types.values()].flatMap((media) => describeEncoding(media, own, page)),
    ];
    const content = { type: described?.type, parts: inner };
    return isOnly
      ? {
          kind: 'mediaType',
          name,
          schema: described?.name,
          // Without an address of its own it stands right here.
          schemaHref: described?.href ?? (described?.name && `#${own}`),
          pills,
          ...content,
        }
      : { kind: 'nested', title: name, id: own, isOpen: index === 0, ...content };
  });
  if (groups.length < 2) return parts;
  return [...prosePart([h('p', page.texts.body.byMediaType)]), ...parts];
}

/** How each part of a multipart or form body is encoded. */
function describeEncoding(media: unknown, anchor: string, page: PageContext): Part[] {
  const fields = entriesAt(media, 'encoding').map(([name, encoding]): FieldData => {
    const facts = entriesAt(encoding).filter(([key]) => key !== 'headers' && !key.startsWith('x-'));
    const id = page.takeAnchor(`${anchor}-${page.texts.anchors.encoding}-${toAnchor(name)}`);
    const parts = [...prosePart(describeFacts(facts)), ...describeHeaders(encoding, id, page)];
    return { id, name, pills: [], parts };
  });
  return nest(page.texts.body.encoding, listFields(fields));
}

/** Headers of a response or of a part. */
function describeHeaders(holder: unknown, anchor: string, page: PageContext): Part[] {
  const fields = entriesAt(holder, 'headers').map(([name, header]) => {
    const id = page.takeAnchor(`${anchor}-${page.texts.anchors.header}-${toAnchor(name)}`);
    return describeParameter(name, page.contract.follow(header), id, page);
  });
  return nest(page.texts.body.headers, listFields(fields));
}

/** Parts in an open block with a title; nothing without parts. */
function nest(title: string, parts: readonly Part[], id?: string): Part[] {
  return parts.length === 0 ? [] : [{ kind: 'nested', title, isOpen: true, id, parts }];
}

/** Fields as a part of a page; nothing without fields. */
export function listFields(fields: readonly FieldData[]): Part[] {
  return fields.length === 0 ? [] : [{ kind: 'fields', fields }];
}

/** What an operation takes in its body; `prefix` is that of its anchors. */
export function describeRequestBody(operation: unknown, page: PageContext, prefix = ''): Part[] {
  const body = page.contract.follow(at(operation, 'requestBody'));
  if (body === undefined) return [];
  const inside: PageContext = { ...page, direction: 'request' };
  const anchor = page.takeAnchor(`${prefix}${page.texts.anchors.body}`);
  const { required, optional } = page.texts.labels;
  const pill =
    objectAt(body).required === true ? { text: required, isRequired: true } : { text: optional };
  return [
    ...describePart(stringAt(body, 'description'), inside),
    ...describeContent(body, anchor, inside, { pills: [pill] }),
    ...describeExternalExamples(body, inside),
  ];
}

/** Examples outside the contract, which no sample can contain. */
function describeExternalExamples(body: unknown, page: PageContext): Part[] {
  const { externalExample } = page.texts.body;
  return entriesAt(body, 'content')
    .flatMap(([, media]) => listExamples(page.contract, media))
    .flatMap(({ name, title, externalValue: url }) =>
      url === undefined
        ? []
        : prosePart([h('p', [externalExample, ...link(url, title ?? name, page), '.'])]),
    );
}

/** What a response code means. */
export function statusText(code: string, { status }: ApiTexts): string {
  return status[code] ?? status[code.charAt(0)] ?? status.other ?? code;
}

/** Title of a response. */
export function responseTitle(code: string, texts: ApiTexts): string {
  return /^([1-5](\d\d|XX)|default)$/i.test(code)
    ? `${code} · ${statusText(code, texts)}`
    : statusText(code, texts);
}

/** The status codes of an operation's responses with the responses. */
export function listResponses(operation: unknown, page: PageContext): [string, unknown][] {
  return entriesAt(operation, 'responses')
    .filter(([code]) => !code.startsWith('x-'))
    .map(([code, entry]) => [code, page.contract.follow(entry)]);
}

/** A response with its headers, media types and links. */
export function describeResponse(response: unknown, anchor: string, page: PageContext): Part[] {
  const inside: PageContext = { ...page, direction: 'response' };
  return [
    ...['summary', 'description'].flatMap((key) => describePart(stringAt(response, key), page)),
    ...describeHeaders(response, anchor, inside),
    ...describeContent(response, anchor, inside, { isRepetitionLinked: true }),
    ...describeLinks(response, page),
  ];
}

/** Operations that a response links to. */
function describeLinks(response: unknown, page: PageContext): Part[] {
  return entriesAt(response, 'links').flatMap(([name, entry]) => {
    const target = page.contract.follow(entry);
    const reference = stringAt(target, 'operationRef');
    const id = stringAt(target, 'operationId') ?? reference ?? '';
    const referenced = reference === undefined ? undefined : page.contract.target(reference);
    const operation = page.api.operations.find(
      (candidate) =>
        candidate.operation === page.contract.follow(referenced) ||
        stringAt(candidate.operation, 'operationId') === id,
    );
    const label =
      operation === undefined
        ? codeWord(id)
        : h('a', { href: `${page.routeBase}/${operation.id}` }, operation.title);
    const { linkBody, linkServer } = page.texts.body;
    const server = at(target, 'server');
    const show = (value: unknown) => (value === undefined ? value : codeWord(printValue(value)));
    const rows: Row[] = [
      ...entriesAt(target, 'parameters').map(([key, value]): Row => [codeWord(key), show(value)]),
      [linkBody, show(at(target, 'requestBody'))],
      [linkServer, show(stringAt(server, 'url'))],
    ];
    return prosePart([
      h('p', [page.texts.body.link, codeWord(name), ': ', label, '.']),
      ...describe(stringAt(target, 'description'), page),
      ...describe(stringAt(server, 'description'), page),
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
function describePathItem(name: string, url: string, item: unknown, page: PageContext): Part[] {
  const { anchors, sections } = page.texts;
  return listPathItem(page.contract, 'webhook', url, item).flatMap(
    ({ method, operation, pathItem }) => {
      const anchor = page.takeAnchor(`${anchors.callback}-${toAnchor(name)}`);
      const fields = [...itemsAt(pathItem, 'parameters'), ...itemsAt(operation, 'parameters')].map(
        (entry) => {
          const parameter = page.contract.follow(entry);
          const own = stringAt(parameter, 'name') ?? '';
          return describeParameter(
            own,
            parameter,
            page.takeAnchor(`${anchor}-${toAnchor(own)}`),
            page,
          );
        },
      );
      const summary = stringAt(operation, 'summary');
      const body = describeRequestBody(operation, page, `${anchor}-`);
      const parts: Part[] = [
        { kind: 'endpoint', method, url },
        ...describePart(stringAt(pathItem, 'summary'), page),
        ...describePart(stringAt(pathItem, 'description'), page),
        ...describePart(stringAt(operation, 'description'), page),
        ...listFields(fields),
        ...nest(sections.body, body, `${anchor}-${anchors.body}`),
        ...listResponses(operation, page).map(([code, response]): Part => {
          const id = page.takeAnchor(`${anchor}-${anchors.response}-${toAnchor(code)}`);
          const title = responseTitle(code, page.texts);
          return { kind: 'block', id, title, parts: describeResponse(response, id, page) };
        }),
      ];
      return nest(summary === undefined ? name : `${name}: ${summary}`, parts, anchor);
    },
  );
}
