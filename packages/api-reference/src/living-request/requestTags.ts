import { type FieldScope, listJsonFields, tagJson } from '../field-links/jsonFields';
import type { Mark } from '../field-links/marks';
import { createTags, type Tags } from '../field-links/tags';
import type { RequestTags } from '../requests/buildRequests';
import { isJsonType, type SampleBody } from '@aifindr-docs/request-samples';
import type { FieldScopes } from './fieldScopes';
import type { SampledFields, ShownSample } from './SampledFields';

interface ReadTags extends RequestTags {
  /** Where a program shows fields, by the same program with tags. */
  read: (tagged: string, plain: string, sample: ShownSample) => readonly Mark[];
}

/** Tags the requests of an operation with the fields that its page describes. */
export function createRequestTags(samples: SampledFields, scopes: FieldScopes): ReadTags {
  const tags = createTags();
  return {
    part(declaration, text, isHeader) {
      const field = samples.anchorOf(declaration);
      if (field !== undefined) samples.showValue(field, readValue(text));
      return tags.tag(field, text, isHeader ? 1 : undefined);
    },
    body(body, declaredType) {
      const scope = scopes.request(declaredType);
      if ('text' in body) showValues(body.text, scope, samples);
      return tagBody(body, scope, tags);
    },
    read(tagged, plain, sample) {
      const marks = tags.read(tagged, plain);
      for (const [, , field] of marks) samples.show(field, sample);
      return marks;
    },
  };
}

/** The value of a pair or of a path, as its description has it. */
function readValue(text: string): string {
  const value = text.replace(/^[^=]*=/, '');
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Says which values a JSON text shows: a text as it is, all else as JSON. */
export function showValues(text: string, scope: FieldScope, samples: SampledFields): void {
  for (const { field, value } of listJsonFields(text, scope)) {
    const shown: unknown = JSON.parse(text.slice(...value));
    samples.showValue(
      field,
      typeof shown === 'string' && shown !== '' ? shown : JSON.stringify(shown),
    );
  }
}

function tagBody(body: SampleBody, scope: FieldScope, tags: Tags): SampleBody {
  const find = (names: readonly string[]) =>
    scope.find(new Map(names.map((name) => [name, undefined] as const)));
  if ('parts' in body) {
    const fieldOf = find(body.parts.map(({ name }) => name));
    const parts = body.parts.map((part) => {
      const { field } = fieldOf(part.name) ?? {};
      const key = 'file' in part ? 'file' : 'value';
      const text = 'file' in part ? part.file : part.value;
      const [name, end] = tags.tagBetween(field, part.name, text);
      return { ...part, name, [key]: end };
    });
    return { ...body, parts };
  }
  if (!('text' in body)) return body;
  if (isJsonType(body.mediaType)) return { ...body, text: tagJson(body.text, scope, tags) };
  if (!/x-www-form-urlencoded/i.test(body.mediaType)) return body;
  const pairs = body.text.split('&').map((pair) => [readName(pair), pair] as const);
  const fieldOf = find(pairs.map(([name]) => name));
  const text = pairs.map(([name, pair]) => tags.tag(fieldOf(name)?.field, pair)).join('&');
  return { ...body, text };
}

/** The field of a pair of a form: `filter[from]=1` is a part of `filter`. */
function readName(pair: string): string {
  const [name = ''] = pair.split('=');
  try {
    return decodeURIComponent(name).replace(/(?!^)\[.*$/s, '');
  } catch {
    return name;
  }
}
