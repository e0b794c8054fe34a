import { resolveGrammar } from '@aifindr-docs/code-blocks/highlight/grammars';
import { tokenize } from '@aifindr-docs/code-blocks/highlight/tokenize';
import {
  isJsonType,
  renderSamples,
  type SampleLanguage,
  toTextBody,
} from '@aifindr-docs/request-samples';
import type { Operation } from '../contract/readApi';
import { encodeTokens } from '../field-links/encodedTokens';
import type { FieldScopes } from '../field-links/fieldScopes';
import { createSampleTags } from '../field-links/sampleTags';
import { describe, type PageContext, toAnchor } from '../model/PageContext';
import type { ColoredCode, ExampleSamples } from '../model/types';
import { buildRequests } from '../requests/buildRequests';
import { texts } from '../texts';

/** The samples of an operation: every example in every language. */
export function describeRequestSamples(
  operation: Operation,
  languages: readonly SampleLanguage[],
  page: PageContext,
  scopes: FieldScopes,
): ExampleSamples[] {
  const { body, otherBody } = texts.labels;
  const tags = createSampleTags(page.state.samples, scopes);
  const tagged = buildRequests(operation, tags);
  return buildRequests(operation).map((example, index) => {
    const { name, title, description, request } = example;
    const id = page.takeAnchor(`${texts.anchors.sample}-${toAnchor(name)}`);
    const sample = { href: `#${id}`, title: index === 0 ? undefined : (title ?? name) };
    const programs = renderSamples(tagged[index]?.request ?? request, languages);
    return {
      name,
      title: title ?? name,
      id,
      description: describe(description, page),
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
        ({ language, label, note, highlight, code }, position) => ({
          language,
          label,
          ...(note !== undefined && { note }),
          ...color(code, highlight, tags.readProgram(programs[position]?.code ?? '', code, sample)),
        }),
      ),
    };
  });
}

/** Code with its colors, and the fields that its lines show. */
export function color(code: string, language: string, lines?: readonly string[]): ColoredCode {
  const tokens = tokenize(code, resolveGrammar(language));
  return { code, ...encodeTokens(tokens, lines) };
}
