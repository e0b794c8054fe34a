// Change: the site's own icon.
export { HomeIcon as default } from '@aifindr-docs/ui/icons';
