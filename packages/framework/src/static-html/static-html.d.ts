/** False in the production client, where static parts of pages are not JavaScript. */
declare const __RENDERS_STATIC_HTML__: boolean;
