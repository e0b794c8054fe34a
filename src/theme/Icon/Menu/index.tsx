// Change: the site's own icon.
export { MenuIcon as default } from '@site/src/components/icons';
