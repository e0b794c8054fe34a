import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// #region csp
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' https://hub.aifindr.ai",
  'frame-src https://hub.aifindr.ai',
  "object-src 'none'",
  "base-uri 'self'",
].join('; ');
// #endregion csp

export default defineConfig({
  plugins: [react()],
  build: {
    rolldownOptions: {
      input: ['index.html', 'consentimiento.html', 'minimo.html'],
    },
  },
  // `vite preview` responde con la política; en producción lo hace tu servidor o tu alojamiento.
  preview: {
    headers: { 'Content-Security-Policy': contentSecurityPolicy },
  },
});
