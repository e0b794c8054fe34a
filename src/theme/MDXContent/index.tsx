// Change: opens tabs and blocks that hide the element that the address names.
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/MDXContent';
import MDXContent from '@theme-original/MDXContent';
import { type ReactNode, useEffect } from 'react';
import { revealTarget } from '@site/src/browser/revealTarget';

export default function MDXContentWrapper(props: Props): ReactNode {
  // The object, new for each press of a link: one to the current address opens what the reader has closed since.
  const location = useLocation();
  useEffect(() => {
    // After the tabs have shown the stored choice, which may hide the element.
    const frame = requestAnimationFrame(() => revealTarget(location.hash));
    return () => cancelAnimationFrame(frame);
  }, [location]);
  return <MDXContent {...props} />;
}
