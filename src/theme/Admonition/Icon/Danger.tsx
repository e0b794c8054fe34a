// Change: one of the site's icons.
export { WarningIcon as default } from '@aifindr-docs/ui/icons';
