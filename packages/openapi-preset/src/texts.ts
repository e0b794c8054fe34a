import type { TextLanguage } from '@aifindr-docs/openapi/texts';

/** What components of the reference say that the framework's theme does not. */
export const interfaceTexts: Readonly<Record<TextLanguage, Record<string, string>>> = {
  en: { 'site.CopyButton.failed': 'Could not copy: select the text instead' },
  es: { 'site.CopyButton.failed': 'No se pudo copiar: selecciona el texto' },
};
