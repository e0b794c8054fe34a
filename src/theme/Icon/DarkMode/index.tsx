// Change: one of the site's icons.
export { MoonIcon as default } from '@aifindr-docs/ui/icons';
