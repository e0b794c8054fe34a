// Change: one of the site's icons.
export { HomeIcon as default } from '@aifindr-docs/ui/icons';
