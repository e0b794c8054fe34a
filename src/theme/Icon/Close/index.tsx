// Change: the site's own icon.
export { CloseIcon as default } from '@aifindr-docs/ui/icons';
