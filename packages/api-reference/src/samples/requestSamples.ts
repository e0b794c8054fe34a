import { resolveGrammar } from '@aifindr-docs/code-blocks/highlight/grammars';
import { hangingIndent } from '@aifindr-docs/code-blocks/highlight/hangingIndent';
import { tokenize } from '@aifindr-docs/code-blocks/highlight/tokenize';
import { encodeTokens } from '../field-links/encodedTokens';
import type { Mark } from '../field-links/marks';
import type { Api, Operation } from '../contract/readApi';
import { buildRequests } from '../requests/buildRequests';
import {
  isJsonType,
  renderSamples,
  type SampleLanguage,
  toTextBody,
} from '@aifindr-docs/request-samples';
import type { FieldScopes } from '../living-request/fieldScopes';
import { createRequestTags } from '../living-request/requestTags';
import { describe, type PageContext, toAnchor } from '../model/PageContext';
import { finishProse } from '../model/prose';
import type { ColoredCode, ExampleSamples } from '../model/types';

/** The samples of an operation: every example in every language. */
export function describeRequestSamples(
  api: Api,
  operation: Operation,
  languages: readonly SampleLanguage[],
  page: PageContext,
  scopes: FieldScopes,
): ExampleSamples[] {
  const { body, otherBody } = page.texts.labels;
  const tags = createRequestTags(page.state.samples, scopes);
  const tagged = buildRequests(api, operation, page.texts, tags);
  return buildRequests(api, operation, page.texts).map((example, index) => {
    const { name, title, description, request } = example;
    const id = page.takeAnchor(`${page.texts.anchors.sample}-${toAnchor(name)}`);
    const sample = { href: `#${id}`, title: index === 0 ? undefined : (title ?? name) };
    const programs = renderSamples(tagged[index]?.request ?? request, languages);
    return {
      name,
      title: title ?? name,
      id,
      description: finishProse(describe(description, page)),
      ...(request.body && {
        body: {
          mediaType: request.body.mediaType,
          label: index === 0 ? body : otherBody,
          ...color(
            toTextBody(request.body).text.replaceAll('\r', ''),
            isJsonType(request.body.mediaType) ? 'json' : '',
          ),
        },
      }),
      samples: renderSamples(request, languages).map(
        ({ language, label, highlight, code }, position) => ({
          language,
          label,
          ...color(code, highlight, tags.read(programs[position]?.code ?? '', code, sample)),
        }),
      ),
    };
  });
}

/** Code with its colors and marks. */
export function color(code: string, language: string, marks?: readonly Mark[]): ColoredCode {
  const tokens = tokenize(code, resolveGrammar(language));
  return { code, hang: hangingIndent(code), ...encodeTokens(tokens, marks) };
}
