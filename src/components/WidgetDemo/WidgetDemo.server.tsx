/** The demo of the widget as static HTML, with the button that brand.css styles as its trigger. */
export { default } from '.';
