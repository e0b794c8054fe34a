import { resolveGrammar } from '@aifindr-docs/code-blocks/highlight/grammars';
import { tokenize } from '@aifindr-docs/code-blocks/highlight/tokenize';
import {
  isJsonType,
  renderSamples,
  type SampleLanguage,
  type SampleTexts,
  toTextBody,
} from '@aifindr-docs/request-samples';
import { encodeTokens } from '../components/tokens';
import { describe, type PageContext, toAnchor } from '../model/PageContext';
import { finishProse } from '../model/prose';
import type { Api, Operation } from '../model/readApi';
import type { ColoredCode, ExampleSamples } from '../model/types';
import type { ApiTexts } from '../texts';
import { buildRequests } from './buildRequests';

/** The samples of an operation: every example in every language. */
export function describeRequestSamples(
  api: Api,
  operation: Operation,
  languages: readonly SampleLanguage[],
  page: PageContext,
): ExampleSamples[] {
  const words = sampleTextsOf(page.texts);
  const { body, otherBody } = page.texts.labels;
  return buildRequests(api, operation, page.texts).map((example, index) => {
    const { name, title, description, request } = example;
    return {
      name,
      title: title ?? name,
      id: page.takeAnchor(`${page.texts.anchors.sample}-${toAnchor(name)}`),
      description: finishProse(describe(description, page)),
      ...(request.body && {
        body: {
          mediaType: request.body.mediaType,
          label: index === 0 ? body : otherBody,
          ...color(
            toTextBody(request.body, words).text.replaceAll('\r', ''),
            isJsonType(request.body.mediaType) ? 'json' : '',
          ),
        },
      }),
      samples: renderSamples(request, { languages, texts: words }).map(
        ({ language, label, highlight, code }) => ({
          language,
          label,
          ...color(code, highlight),
        }),
      ),
    };
  });
}

/** The words of samples in the language of the pages. */
export function sampleTextsOf({ samples, placeholders }: ApiTexts): SampleTexts {
  return { ...samples, ...placeholders };
}

/** Code with its colors. */
export function color(code: string, language: string): ColoredCode {
  return { code, tokens: encodeTokens(tokenize(code, resolveGrammar(language))) };
}
