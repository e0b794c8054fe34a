import type { ReactNode } from 'react';
import { mark } from '@site/config/mark';

/** The site's mark. Inline, so that it follows the color mode and costs no request. */
export default function SiteMark(): ReactNode {
  return (
    <svg className="site-logo" viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx={mark.radius} fill="var(--site-brand-hue)" />
      <path d={mark.lens} stroke="#fff" strokeWidth={mark.lensWidth} strokeLinecap="round" />
      <path d={mark.star} fill="#fff" />
    </svg>
  );
}
