/** The demo of the widget with the trigger of the first variant, without JavaScript. */
export { default } from '.';
