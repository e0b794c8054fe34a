/** False in the production client, whose JavaScript does not contain the static parts of pages. */
declare const __RENDERS_STATIC_HTML__: boolean;
