// Change: the site's own icon.
export { WarningIcon as default } from '@aifindr-docs/ui/icons';
