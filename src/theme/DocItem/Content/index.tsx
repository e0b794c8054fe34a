// Change: the text is marked as Spanish, for the interface around it is in the site's one locale, English.
import type { ReactNode } from 'react';
import DocItemContent from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';

export default function DocItemContentWrapper(props: Props): ReactNode {
  return (
    <div lang="es">
      <DocItemContent {...props} />
    </div>
  );
}
