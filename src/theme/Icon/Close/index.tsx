export { CloseIcon as default } from '@aifindr-docs/ui/icons';
