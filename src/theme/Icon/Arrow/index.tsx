// Change: the site's own icon.
export { PanelIcon as default } from '@site/src/components/icons';
