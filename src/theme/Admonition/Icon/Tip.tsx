export { TipIcon as default } from '@aifindr-docs/ui/icons';
