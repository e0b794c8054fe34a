import type { ReactNode } from 'react';

/** The site's mark: a lens that holds an answer. Inline, so that it follows the colour mode and costs no request. */
export default function SiteMark(): ReactNode {
  return (
    <svg className="site-logo" viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="var(--site-brand-hue)" />
      <path
        d="m19.2 19.2 5.3 5.3M21 14a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z"
        stroke="#fff"
        strokeWidth="2.8"
        strokeLinecap="round"
      />
      <path
        d="M14 10.4c.4 2.4 1.2 3.2 3.6 3.6-2.4.4-3.2 1.2-3.6 3.6-.4-2.4-1.2-3.2-3.6-3.6 2.4-.4 3.2-1.2 3.6-3.6Z"
        fill="#fff"
      />
    </svg>
  );
}
