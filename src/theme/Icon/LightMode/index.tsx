// Change: the site's own icon.
export { SunIcon as default } from '@aifindr-docs/ui/icons';
