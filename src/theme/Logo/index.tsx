// Change: the mark is inline, not two images of which one is hidden: no request, and it follows the colour mode at once.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/Logo';
import SiteMark from '@site/src/components/SiteMark';

export default function Logo({ titleClassName, className, tabIndex }: Props): ReactNode {
  const { title, logo } = useThemeConfig().navbar;
  return (
    <Link to={useBaseUrl(logo?.href ?? '/')} className={className} tabIndex={tabIndex}>
      <SiteMark />
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
