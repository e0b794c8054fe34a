// Change: the site's own icon.
export { MoonIcon as default } from '@aifindr-docs/ui/icons';
