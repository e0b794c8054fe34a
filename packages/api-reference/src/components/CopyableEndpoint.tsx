import type { ReactNode } from 'react';
import UrlTemplate from '@aifindr-docs/code-blocks/components/UrlTemplate';
import CopyButton from '@aifindr-docs/ui/CopyButton';

interface Props {
  /** HTTP method in lower case; absent for a base URL. */
  method?: string;
  base: string;
  path?: string;
}

/** Shows a method, if there is one, and a URL (`base` and `path`), with a button that copies the URL. */
export default function CopyableEndpoint({ method, base, path = '' }: Props): ReactNode {
  return (
    <div className="api-endpoint">
      {method !== undefined && (
        <span data-method={method} translate="no">
          {method.toUpperCase()}
        </span>
      )}{' '}
      <code translate="no">
        <span className="api-base">{base}</span>
        {path !== '' && <wbr />}
        <UrlTemplate>{path}</UrlTemplate>
      </code>
      <CopyButton className="api-copy" getText={() => base + path} />
    </div>
  );
}
