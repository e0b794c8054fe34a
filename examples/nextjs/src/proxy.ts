import { NextResponse, type NextRequest } from 'next/server';

/** Responde a cada página con una política cuyo nonce es siempre nuevo. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  // React necesita eval en desarrollo; en producción no.
  const development = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : '';
  const policy = [
    `script-src 'self' 'nonce-${nonce}' https://hub.aifindr.ai${development}`,
    'frame-src https://hub.aifindr.ai',
    "object-src 'none'",
    "base-uri 'self'",
  ].join('; ');

  // Next.js lee el nonce en la política de la petición y lo pone en sus scripts.
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

export const config = {
  matcher: ['/((?!_next/static|_next/image|icon.svg).*)'],
};
