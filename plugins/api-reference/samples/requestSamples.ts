import {
  isJsonType,
  renderSamples,
  type SampleTexts,
  toTextBody,
} from '../../../lib/request-samples';
import { encodeTokens } from '../../../src/components/api/tokens';
import { resolveGrammar } from '../../../lib/highlight/grammars';
import { tokenize } from '../../../lib/highlight/tokenize';
import { describe, type PageContext, toAnchor } from '../model/PageContext';
import { finishProse } from '../model/prose';
import type { Api, Operation } from '../model/readApi';
import type { ColouredCode, ExampleSamples } from '../model/types';
import { buildRequests } from './buildRequests';

/** The samples of an operation: every example in every language. */
export function describeRequestSamples(
  api: Api,
  operation: Operation,
  page: PageContext,
): ExampleSamples[] {
  const words: SampleTexts = { ...page.texts.samples, ...page.texts.placeholders };
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
          ...colour(
            toTextBody(request.body, words).text.replaceAll('\r', ''),
            isJsonType(request.body.mediaType) ? 'json' : '',
          ),
        },
      }),
      samples: renderSamples(request, words).map(({ language, label, highlight, code }) => ({
        ...{ language, label },
        ...colour(code, highlight),
      })),
    };
  });
}

/** Code with its colours. */
export function colour(code: string, language: string): ColouredCode {
  return { code, tokens: encodeTokens(tokenize(code, resolveGrammar(language))) };
}
