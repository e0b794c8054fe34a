import { isJsonType, type SampleBody } from '@aifindr-docs/request-samples';
import { decode } from '../contract/readContract';
import type { RequestTags } from '../requests/buildRequests';
import type { FieldScope, FieldScopes } from './fieldScopes';
import { createFieldTags, type FieldTags, tagJson } from './fieldTags';
import type { SampledFields, ShownSample } from './SampledFields';

interface SampleTags extends RequestTags {
  /** The fields that each line of a program shows, by the same program with tags. */
  readProgram: (tagged: string, plain: string, sample: ShownSample) => string[];
  /** The fields that each line of a response in JSON shows. */
  readResponse: (text: string, scope: FieldScope, sample: ShownSample) => string[];
}

/** Tags the samples of an operation with the fields that its page describes. */
export function createSampleTags(samples: SampledFields, scopes: FieldScopes): SampleTags {
  const tags = createFieldTags();
  const show = samples.showValue.bind(samples);
  const readProgram = (tagged: string, plain: string, sample: ShownSample) => {
    const lines = tags.readLines(tagged, plain);
    samples.showLines(lines, sample);
    return lines;
  };
  return {
    part(declaration, text) {
      const field = samples.anchorOf(declaration);
      if (field !== undefined) show(field, decode(text.replace(/^[^=]*=/, '')));
      return tags.tag(field) + text;
    },
    body(body, declaredType) {
      const scope = scopes.request(declaredType);
      return 'text' in body && isJsonType(body.mediaType)
        ? { ...body, text: tagJson(body.text, scope, tags, show) }
        : tagForm(body, scope, tags);
    },
    readProgram,
    readResponse: (text, scope, sample) =>
      readProgram(tagJson(text, scope, tags, show), text, sample),
  };
}

/** A form whose fields are tagged; `filter[from]=1` is a part of `filter`. */
function tagForm(body: SampleBody, scope: FieldScope, tags: FieldTags): SampleBody {
  if ('parts' in body) {
    const find = scope(Object.fromEntries(body.parts.map(({ name }) => [name, undefined])));
    const parts = body.parts.map((part) => {
      const tag = tags.tag(find(part.name)?.field);
      const name = tag + part.name;
      return 'file' in part
        ? { ...part, name, file: tag + part.file }
        : { ...part, name, value: tag + part.value };
    });
    return { ...body, parts };
  }
  if (!/x-www-form-urlencoded/i.test(body.mediaType)) return body;
  const pairs = body.text.split('&').map((pair) => {
    const name = decode(pair.replace(/=.*/s, '')).replace(/(?!^)\[.*$/s, '');
    return { name, pair };
  });
  const find = scope(Object.fromEntries(pairs.map(({ name }) => [name, undefined])));
  const tagged = pairs.map(({ name, pair }) => tags.tag(find(name)?.field) + pair);
  return { ...body, text: tagged.join('&') };
}
