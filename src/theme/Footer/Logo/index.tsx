// Change: the inline mark (see ../../Logo), with its name in text.
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Props } from '@theme/Footer/Logo';
import type { ReactNode } from 'react';
import SiteMark from '@site/src/components/SiteMark';

export default function FooterLogo({ logo }: Props): ReactNode {
  return (
    <Link to={useBaseUrl(logo.href ?? '/')} aria-label={logo.alt}>
      <SiteMark />
    </Link>
  );
}
