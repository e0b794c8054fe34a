export { WarningIcon as default } from '@aifindr-docs/ui/icons';
