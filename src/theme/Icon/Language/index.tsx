// Change: one of the site's icons.
export { LanguageIcon as default } from '@aifindr-docs/ui/icons';
