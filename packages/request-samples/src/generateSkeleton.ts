import { convert } from 'postman-code-generators';
import { Request } from 'postman-collection';
import type { TextRequest } from './httpRequest';

/** Generator of postman-code-generators for a language, with its options, or one of our own. */
export interface Generator {
  language: string;
  variant: string;
  options?: Readonly<Record<string, boolean | number | string>>;
  /** Writes the program where postman-code-generators has none; each literal that it is given is a placeholder. */
  write?: (request: TextRequest) => string;
}

/** Placeholder of the URL in a skeleton. */
export const urlMarker = 'https://sample-url.invalid/';
/** Placeholder of the body in a skeleton. */
export const bodyMarker = 'SAMPLEBODY';

/** Placeholder of a header name that would need escaping. */
export function headerNameMarker(index: number): string {
  return `X-Sample-Name-${index}-End`;
}

/** Placeholder of a header value in a skeleton. */
export function headerValueMarker(index: number): string {
  return `samplevalue/${index}.end`;
}

/** Whether a header name needs no escaping in any of the languages. */
export function isPlainName(name: string): boolean {
  return /^[A-Za-z0-9_.-]+$/.test(name);
}

// Skeletons depend on the shape of a request only, so that the requests of a large contract share a few.
const cache = new Map<string, string>();

/**
 * Generates the program with placeholders for its literals: the generators escape literals wrongly in several
 * languages, so fillMarkers writes them.
 */
export function generateSkeleton(generator: Generator, request: TextRequest): string {
  const names = request.headers.map(({ name }, index) =>
    isPlainName(name) ? name : headerNameMarker(index),
  );
  const key = JSON.stringify([generator, request.method, names, request.body !== undefined]);
  const skeleton = cache.get(key) ?? makeSkeleton(generator, request, names);
  cache.set(key, skeleton);
  return skeleton;
}

function makeSkeleton(
  generator: Generator,
  request: TextRequest,
  names: readonly string[],
): string {
  const { method } = request;
  const headers = names.map((name, index) => ({ name, value: headerValueMarker(index) }));
  const body = request.body && { ...request.body, text: bodyMarker };
  if (generator.write) {
    return generator.write({ method, url: urlMarker, headers, ...(body && { body }) });
  }
  const postmanRequest = new Request({
    url: urlMarker,
    method,
    header: headers.map(({ name, value }) => ({ key: name, value })),
    ...(body && { body: { mode: 'raw', raw: body.text, options: { raw: { language: 'text' } } } }),
  });
  const options = {
    indentCount: 2,
    indentType: 'Space',
    includeBoilerplate: true,
    followRedirect: true,
    ...generator.options,
  };

  let code: string | undefined;
  convert(generator.language, generator.variant, postmanRequest, options, (error, result) => {
    if (error) {
      throw new Error(
        `Request sample: postman-code-generators makes no ${generator.language} (${generator.variant}) for ${method} ${request.url}; a generator may have its own "write"`,
        { cause: error },
      );
    }
    code = result;
  });
  if (code === undefined) {
    throw new Error(
      `Request sample: the generator of ${generator.language} did not call back synchronously`,
    );
  }
  return `${code.replace(/[ \t]+$/gm, '').trim()}\n`;
}
