// Change: one of the site's icons.
export { MenuIcon as default } from '@aifindr-docs/ui/icons';
