import Script from 'next/script';
import type { ReactNode } from 'react';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="es">
      <body>
        <button id="ai-findr-trigger" type="button">
          Preguntar
        </button>
        {children}
        <Script
          src="https://hub.aifindr.ai/widget.js"
          data-client-id="TU_CLIENT_ID"
          strategy="afterInteractive"
        />
      </body>
    </html>
  );
}
