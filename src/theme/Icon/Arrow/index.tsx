export { PanelIcon as default } from '@aifindr-docs/ui/icons';
