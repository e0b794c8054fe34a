// Change: the site's own icon.
export { LanguageIcon as default } from '@site/src/components/icons';
