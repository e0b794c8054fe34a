export { HomeIcon as default } from '@aifindr-docs/ui/icons';
