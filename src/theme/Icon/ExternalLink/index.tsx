export { ExternalIcon as default } from '@aifindr-docs/ui/icons';
