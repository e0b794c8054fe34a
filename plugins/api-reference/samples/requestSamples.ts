import { renderSamples } from '../../../lib/request-samples';
import { encodeTokens } from '../../../src/components/api/tokens';
import { resolveGrammar } from '../../../lib/highlight/grammars';
import { tokenize } from '../../../lib/highlight/tokenize';
import { describe, type PageContext, toAnchor } from '../model/PageContext';
import { finishProse } from '../model/prose';
import type { Api, Operation } from '../model/readApi';
import type { ColouredCode, ExampleSamples } from '../model/types';
import { buildRequests, isJson } from './buildRequests';

/** The samples of an operation: every example in every language. */
export function describeRequestSamples(
  api: Api,
  operation: Operation,
  page: PageContext,
): ExampleSamples[] {
  return buildRequests(api, operation).map(({ name, title, description, request }) => ({
    name,
    title: title ?? name,
    id: page.takeAnchor(`ejemplo-${toAnchor(name)}`),
    description: finishProse(describe(description, page)),
    ...(request.body && {
      body: {
        mediaType: request.body.mediaType,
        ...colour(request.body.text, isJson(request.body.mediaType) ? 'json' : ''),
      },
    }),
    samples: renderSamples(request).map(({ language, label, highlight, code }) => ({
      ...{ language, label },
      ...colour(code, highlight),
    })),
  }));
}

/** Code with its colours. */
export function colour(code: string, language: string): ColouredCode {
  return { code, tokens: encodeTokens(tokenize(code, resolveGrammar(language))) };
}
