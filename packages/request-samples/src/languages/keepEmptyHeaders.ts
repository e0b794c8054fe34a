import { headerValueMarker } from '../generateSkeleton';
import { type Patch, swap } from '../sampleWriter';

/** For curl, `Name:` removes a header; `Name;` sends it empty. */
export const keepEmptyHeaders: Patch = (skeleton, request) =>
  request.headers.reduce(
    (code, { value }, index) =>
      value === ''
        ? swap(code, `: ${headerValueMarker(index)}`, `;${headerValueMarker(index)}`)
        : code,
    skeleton,
  );
