import {
  bodyMarker,
  headerNameMarker,
  headerValueMarker,
  isPlainName,
  urlMarker,
} from './generateSkeleton';
import type { TextRequest } from './httpRequest';
import type { SampleWriter } from './sampleWriter';

// A literal consisting of the body marker, in the quotes of any language.
const bodyLiteral = new RegExp(`@?("""|'''|["'\`])\\n?${bodyMarker}\\n?\\1@?`, 'g');

/** Replaces the markers of a skeleton with the URL, headers and body of the request, escaped for the language. */
export function fillMarkers(skeleton: string, writer: SampleWriter, request: TextRequest): string {
  const fills = new Map<string, string>([[urlMarker, request.url]]);
  request.headers.forEach(({ name, value }, index) => {
    fills.set(headerValueMarker(index), value);
    if (!isPlainName(name)) fills.set(headerNameMarker(index), name);
  });

  const missing = [...fills.keys()].filter((marker) => !skeleton.includes(marker));
  if (request.body && !skeleton.match(bodyLiteral)) missing.push(bodyMarker);
  if (missing.length > 0) {
    throw new Error(
      `Request sample: ${writer.generator.language} lost ${missing.join(', ')} of ${request.method} ${request.url}`,
    );
  }

  const markers = new RegExp(
    [...fills.keys(), bodyLiteral.source]
      .map((part, index) => (index < fills.size ? escapeRegExp(part) : part))
      .join('|'),
    'g',
  );
  return skeleton.replace(markers, (marker: string, ...rest: unknown[]) => {
    const text = fills.get(marker);
    if (text === undefined) return request.body ? writer.body(request.body) : marker;
    const offset = rest.find((part): part is number => typeof part === 'number');
    return writer.escape(text, closingQuote(skeleton, (offset ?? 0) + marker.length));
  });
}

/** The quote that closes the literal around a marker: the first one after it. */
function closingQuote(skeleton: string, from: number): string {
  const quote = /["'`]/.exec(skeleton.slice(from));
  if (!quote) throw new Error('Request sample: a marker is outside a literal');
  return quote[0];
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
