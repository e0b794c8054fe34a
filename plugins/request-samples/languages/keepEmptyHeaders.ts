import { headerValueMarker } from '../generateSkeleton';
import { swap, type Mend } from '../sampleWriter';

/** curl takes `Name:` for an order to leave the header out; `Name;` sends it empty. The marker goes with the value. */
export const keepEmptyHeaders: Mend = (skeleton, request) =>
  request.headers.reduce(
    (code, { value }, index) =>
      value === ''
        ? swap(code, `: ${headerValueMarker(index)}`, `;${headerValueMarker(index)}`)
        : code,
    skeleton,
  );
