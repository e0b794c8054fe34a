// Change: one of the site's icons.
export { PanelIcon as default } from '@aifindr-docs/ui/icons';
