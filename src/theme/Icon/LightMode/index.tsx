export { SunIcon as default } from '@aifindr-docs/ui/icons';
