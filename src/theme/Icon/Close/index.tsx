// Change: one of the site's icons.
export { CloseIcon as default } from '@aifindr-docs/ui/icons';
