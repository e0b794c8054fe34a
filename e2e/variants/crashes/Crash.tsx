import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';

/** Throws in the browser until `sessionStorage` has the key `repaired`. */
export default function Crash(): ReactNode {
  if (useIsBrowser() && sessionStorage.getItem('repaired') === null) {
    throw new Error('outermost', { cause: new Error('middle', { cause: new Error('innermost') }) });
  }
  return <p>Repaired</p>;
}
