import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const contentSecurityPolicy = [
  "script-src 'self' https://hub.aifindr.ai",
  'frame-src https://hub.aifindr.ai',
  "object-src 'none'",
  "base-uri 'self'",
].join('; ');

export default defineConfig({
  plugins: [react()],
  // `vite preview` sends the policy; in production your server or hosting does.
  preview: {
    headers: { 'Content-Security-Policy': contentSecurityPolicy },
  },
});
