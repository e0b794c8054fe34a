export { MenuIcon as default } from '@aifindr-docs/ui/icons';
