// Change: the site's own icon.
export { MenuIcon as default } from '@aifindr-docs/ui/icons';
