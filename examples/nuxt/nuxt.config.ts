export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  telemetry: false,
  // #region script
  app: {
    head: {
      htmlAttrs: { lang: 'es' },
      script: [
        {
          src: 'https://hub.aifindr.ai/widget.js',
          'data-client-id': 'TU_CLIENT_ID',
          defer: true,
          tagPosition: 'bodyClose',
        },
      ],
    },
  },
  // #endregion script
});
