// Change: marks the text of a page as Spanish; the interface around it is in the site's one locale, English.
import type { ReactNode } from 'react';
import type { Props } from '@theme/DocItem/Content';
import DocItemContent from '@theme-original/DocItem/Content';

export default function SpanishDocItemContent(props: Props): ReactNode {
  return (
    <div lang="es">
      <DocItemContent {...props} />
    </div>
  );
}
