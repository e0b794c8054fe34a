// Change: the site's own icon.
export { InfoIcon as default } from '@aifindr-docs/ui/icons';
