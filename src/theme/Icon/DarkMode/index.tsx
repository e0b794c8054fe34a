export { MoonIcon as default } from '@aifindr-docs/ui/icons';
