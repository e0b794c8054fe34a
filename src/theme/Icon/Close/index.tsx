// Change: the site's own icon.
export { CloseIcon as default } from '@site/src/components/icons';
