// Change: opens tabs and blocks that hide the element that the address names.
import { useEffect, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import MDXContent from '@theme-original/MDXContent';
import type { Props } from '@theme/MDXContent';
import { revealTarget } from '@site/src/page/revealTarget';

export default function MDXContentWrapper(props: Props): ReactNode {
  const { hash } = useLocation();
  useEffect(() => {
    // After the tabs have shown the stored choice, which may hide the element.
    const frame = requestAnimationFrame(() => revealTarget(hash));
    return () => cancelAnimationFrame(frame);
  }, [hash]);
  return <MDXContent {...props} />;
}
