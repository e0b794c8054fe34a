import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { AIFindrProvider } from '../../../aifindr/AIFindrProvider';
import { consentCookie } from '../../../shop/consent';
import { ShopFrame } from '../../../shop/ShopFrame';

// #region layout
/** Componente de servidor: lee el nonce y el permiso de esta petición. */
export default async function WidgetLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const hasConsent = (await cookies()).get(consentCookie)?.value === 'si';
  const isConsentRequired = process.env.AIFINDR_REQUIRE_CONSENT === 'si';
  return (
    <AIFindrProvider
      clientId={process.env.NEXT_PUBLIC_AIFINDR_CLIENT_ID ?? ''}
      nonce={nonce}
      isAllowed={hasConsent || !isConsentRequired}
    >
      <ShopFrame>{children}</ShopFrame>
    </AIFindrProvider>
  );
}
// #endregion layout
