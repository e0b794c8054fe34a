// Change: one of the site's icons.
export { ExternalIcon as default } from '@aifindr-docs/ui/icons';
