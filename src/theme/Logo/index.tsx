// Change: the mark is inline, not two images of which one is hidden: no request, and it follows the color mode at once.
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Props } from '@theme/Logo';
import type { ReactNode } from 'react';
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
