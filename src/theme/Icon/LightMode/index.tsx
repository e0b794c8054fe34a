// Change: one of the site's icons.
export { SunIcon as default } from '@aifindr-docs/ui/icons';
