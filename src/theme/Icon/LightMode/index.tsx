// Change: the site's own icon.
export { SunIcon as default } from '@site/src/components/icons';
