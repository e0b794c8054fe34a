// Change: the site's own icon.
export { LanguageIcon as default } from '@aifindr-docs/ui/icons';
