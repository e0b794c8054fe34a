import { convert } from 'postman-code-generators';
import { Request } from 'postman-collection';
import type { SampleRequest } from './sampleRequest';

/** Which generator writes a language, and how. */
export interface Generator {
  language: string;
  variant: string;
  options?: Readonly<Record<string, boolean | number | string>>;
}

/** Stands for the URL in a skeleton. */
export const urlMarker = 'https://sample-url.invalid/';
/** Stands for the body in a skeleton. */
export const bodyMarker = 'SAMPLEBODY';

/** Stands for the name of a header that the generator would have to escape. */
export function headerNameMarker(index: number): string {
  return `X-Sample-Name-${index}-End`;
}

/** Stands for the value of a header in a skeleton. */
export function headerValueMarker(index: number): string {
  return `samplevalue/${index}.end`;
}

/** Whether a header name needs no escaping in any of the languages. */
export function isPlainName(name: string): boolean {
  return /^[A-Za-z0-9_.-]+$/.test(name);
}

// A skeleton depends on what is in a request, not on what it says: the requests of a large contract share a few of them.
const known = new Map<string, string>();

/**
 * The program around the request, with markers where its literals belong: the generators escape them wrongly in
 * several languages, so we write them ourselves (see fillMarkers).
 */
export function generateSkeleton(generator: Generator, request: SampleRequest): string {
  const names = request.headers.map(({ name }, index) =>
    isPlainName(name) ? name : headerNameMarker(index),
  );
  const key = JSON.stringify([generator, request.method, names, request.body !== undefined]);
  const skeleton = known.get(key) ?? makeSkeleton(generator, request, names);
  known.set(key, skeleton);
  return skeleton;
}

function makeSkeleton(
  generator: Generator,
  request: SampleRequest,
  names: readonly string[],
): string {
  const postmanRequest = new Request({
    url: urlMarker,
    method: request.method,
    header: names.map((key, index) => ({ key, value: headerValueMarker(index) })),
    ...(request.body && {
      body: { mode: 'raw', raw: bodyMarker, options: { raw: { language: 'text' } } },
    }),
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
    if (error)
      throw new Error(
        `Request sample: ${generator.language} cannot be generated for ${request.method} ${request.url}`,
        { cause: error },
      );
    code = result;
  });
  if (code === undefined)
    throw new Error(
      `Request sample: the generator of ${generator.language} did not answer at once`,
    );
  return `${code.replace(/[ \t]+$/gm, '').trim()}\n`;
}
