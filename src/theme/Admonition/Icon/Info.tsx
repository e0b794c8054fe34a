// Change: one of the site's icons.
export { InfoIcon as default } from '@aifindr-docs/ui/icons';
