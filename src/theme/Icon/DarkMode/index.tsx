// Change: the site's own icon.
export { MoonIcon as default } from '@site/src/components/icons';
