// Change: the site's own icon.
export { ExternalIcon as default } from '@aifindr-docs/ui/icons';
