// Change: the site's own icon.
export { TipIcon as default } from '@aifindr-docs/ui/icons';
