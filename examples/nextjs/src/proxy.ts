import { NextResponse, type NextRequest } from 'next/server';

// #region proxy
/** Answers every page with a policy whose nonce is new each time. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  // React needs eval for its messages while developing, never in production.
  const developmentSource = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : '';
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' https://hub.aifindr.ai${developmentSource}`,
    'frame-src https://hub.aifindr.ai',
    "object-src 'none'",
    "base-uri 'self'",
  ].join('; ');

  // Next.js reads the nonce from the policy of the request and puts it on its own inline scripts.
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

export const config = {
  matcher: ['/((?!_next/static|_next/image|icon.svg).*)'],
};
// #endregion proxy
