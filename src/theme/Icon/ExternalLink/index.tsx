// Change: the site's own icon.
export { ExternalIcon as default } from '@site/src/components/icons';
