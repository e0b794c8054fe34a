// Change: one of the site's icons.
export { TipIcon as default } from '@aifindr-docs/ui/icons';
