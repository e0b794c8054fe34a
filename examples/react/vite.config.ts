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
  // `vite preview` answers with the policy; in production your server or hosting has to.
  preview: {
    headers: { 'Content-Security-Policy': contentSecurityPolicy },
  },
});
