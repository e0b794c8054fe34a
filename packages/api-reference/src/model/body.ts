import { isDeepStrictEqual } from 'node:util';
import { h } from 'hastscript';
import type { Answer, Body, Content, Parameter } from '../contract/readApi';
import { texts } from '../texts';
import { describeFacts } from './facts';
import { describe, type PageContext, toAnchor } from './PageContext';
import { prosePart } from './prose';
import { describeField, describeSchema } from './schema';
import type { FieldData, Part, Pill } from './types';

/** A description as a part of a page. */
export function describePart(markdown: unknown, page: PageContext, headingLevel?: number): Part[] {
  return prosePart(describe(markdown, page, headingLevel));
}

/** Fields as a part of a page; nothing without fields. */
export function listFields(fields: readonly FieldData[]): Part[] {
  return fields.length === 0 ? [] : [{ kind: 'fields', fields }];
}

/** A parameter or header. */
export function describeParameter(
  parameter: Parameter,
  anchor: string,
  page: PageContext,
): FieldData {
  const { name, schema, examples, description, style, explode, isRequired, isDeprecated } =
    parameter;
  const facts: [string, unknown][] = [
    ...examples.map(({ title, value }): [string, unknown] => [
      title === undefined ? texts.facts.example : `${texts.facts.example}: ${title}`,
      value,
    ]),
    [texts.facts.style, style],
    [texts.facts.explode, explode],
  ];
  const lead = [
    ...describe(description, page),
    ...describeFacts(facts),
    ...examples.flatMap((example) => describe(example.description, page)),
  ];
  return describeField(name, schema, { anchor, lead }, page, { isRequired, isDeprecated });
}

/** The schemas of a body or response: media types share one where they can, and those after the first are folded. */
function describeContents(
  contents: readonly Content[],
  anchor: string,
  page: PageContext,
  options: { isRepetitionLinked?: boolean; pills?: readonly Pill[] },
): Part[] {
  const groups: { schema: Content['schema']; contents: Content[] }[] = [];
  for (const content of contents) {
    const own = content.schema?.parts;
    const group = groups.find(({ schema }) => isDeepStrictEqual(schema?.parts, own));
    if (group === undefined) groups.push({ schema: content.schema, contents: [content] });
    else group.contents.push(content);
  }
  const isOnly = groups.length === 1;
  const { pills = [], isRepetitionLinked } = options;
  const parts = groups.map((group, index): Part => {
    const name = group.contents.map(({ mediaType }) => mediaType).join(', ');
    const own = isOnly ? anchor : page.takeAnchor(`${anchor}-${toAnchor(name)}`);
    const position = { anchor: own, isTitled: true, isRepetitionLinked };
    const described = group.schema && describeSchema(group.schema, position, page);
    const encodings = group.contents.flatMap((content) => describeEncoding(content, own, page));
    const inner = { type: described?.type, parts: [...(described?.parts ?? []), ...encodings] };
    if (!isOnly) return { kind: 'nested', title: name, id: own, isOpen: index === 0, ...inner };
    // Without an address of its own it stands right here.
    const { schema, schemaHref = schema && `#${own}` } = described ?? {};
    return { kind: 'mediaType', name, schema, schemaHref, pills, ...inner };
  });
  return isOnly || groups.length === 0
    ? parts
    : [...prosePart([h('p', texts.body.byMediaType)]), ...parts];
}

/** How each part of a multipart or form body is encoded. */
function describeEncoding({ encoding }: Content, anchor: string, page: PageContext): Part[] {
  const fields = encoding.map(([name, keywords]): FieldData => {
    const id = page.takeAnchor(`${anchor}-${texts.anchors.encoding}-${toAnchor(name)}`);
    return { id, name, pills: [], parts: prosePart(describeFacts(Object.entries(keywords))) };
  });
  return nest(texts.body.encoding, listFields(fields));
}

/** Parts in an open block with a title; nothing without parts. */
function nest(title: string, parts: readonly Part[]): Part[] {
  return parts.length === 0 ? [] : [{ kind: 'nested', title, isOpen: true, parts }];
}

/** What an operation takes in its body. */
export function describeRequestBody(body: Body | undefined, page: PageContext): Part[] {
  if (body === undefined) return [];
  const inside: PageContext = { ...page, direction: 'request' };
  const { required, optional } = texts.labels;
  const pill = body.isRequired ? { text: required, isRequired: true } : { text: optional };
  const anchor = page.takeAnchor(texts.anchors.body);
  return [
    ...describePart(body.description, inside),
    ...describeContents(body.contents, anchor, inside, { pills: [pill] }),
  ];
}

/** What a response code means. */
export function statusText(code: string): string {
  const { status } = texts;
  return status[code] ?? status[code.charAt(0)] ?? status.other ?? code;
}

/** Title of a response. */
export function responseTitle(code: string): string {
  return /^([1-5](\d\d|XX)|default)$/i.test(code)
    ? `${code} · ${statusText(code)}`
    : statusText(code);
}

/** A response with its headers and media types. */
export function describeResponse(answer: Answer, anchor: string, page: PageContext): Part[] {
  const inside: PageContext = { ...page, direction: 'response' };
  const headers = answer.headers.map((header) => {
    const id = page.takeAnchor(`${anchor}-${texts.anchors.header}-${toAnchor(header.name)}`);
    return describeParameter(header, id, inside);
  });
  return [
    ...describePart(answer.description, page),
    ...nest(texts.body.headers, listFields(headers)),
    ...describeContents(answer.contents, anchor, inside, { isRepetitionLinked: true }),
  ];
}
