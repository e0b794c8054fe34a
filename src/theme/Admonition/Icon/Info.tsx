export { InfoIcon as default } from '@aifindr-docs/ui/icons';
