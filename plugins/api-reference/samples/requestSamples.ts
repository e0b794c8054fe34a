import { renderSamples } from '../../../lib/request-samples';
import { encodeTokens } from '../../../src/components/api/tokens';
import { resolveGrammar } from '../../../lib/highlight/grammars';
import { tokenize } from '../../../lib/highlight/tokenize';
import { describe, type PageContext, toAnchor } from '../model/PageContext';
import { finishProse } from '../model/prose';
import type { Api, Operation } from '../model/readApi';
import type { ExampleSamples } from '../model/types';
import { buildRequests } from './buildRequests';

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
    samples: renderSamples(request).map(({ language, label, variant, highlight, code }) => ({
      language,
      label: variant === '' ? label : `${label} (${variant})`,
      code,
      tokens: encodeTokens(tokenize(code, resolveGrammar(highlight))),
    })),
  }));
}
