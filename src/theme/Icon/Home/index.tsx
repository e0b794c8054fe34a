// Change: the site's own icon.
export { HomeIcon as default } from '@site/src/components/icons';
