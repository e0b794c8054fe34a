/** The demo of the widget as static HTML, with the default trigger. */
export { default } from '.';
