// Change: the link, whose text R26 demands in English, is marked as such and looks like the site's buttons.
import { SkipToContentLink } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';

export default function SkipToContent(): ReactNode {
  return (
    <div lang="en">
      <SkipToContentLink className="button button--primary skip-link" />
    </div>
  );
}
