// Change: the site's own icon.
export { PanelIcon as default } from '@aifindr-docs/ui/icons';
