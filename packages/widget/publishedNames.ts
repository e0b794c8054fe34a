/** Published names that checks do not read from the widget's types or the OpenAPI document. Pages may mention no others of these kinds. */

/** Attributes that the widget reads on its script tag; `data-meta-*` takes any name after the second dash. */
export const scriptAttributes: readonly string[] = [
  'data-client-id',
  'data-var',
  'data-widget-url',
  'data-meta-*',
];

/** Classes that the widget sets on the page's elements or on its own. */
export const cssClasses: readonly string[] = [
  'ai-findr-trigger-button',
  'ai-findr-open',
  'ai-magnifier',
  'ai-findr-trigger-input-container',
  'ai-findr-trigger-icon',
  'ai-findr-trigger-input',
  'ai-findr-trigger-submit',
  'ai-findr-visible',
  'ai-findr-close-button',
];

/** Ids of the trigger, which is an element of the page, and of the widget's containers. */
export const cssIds: readonly string[] = [
  'ai-findr-trigger',
  'ai-findr-widget-overlay',
  'ai-findr-floating-container',
];

/** CSS variables that a page may set. */
export const cssVariables: readonly string[] = [
  '--ai-nav-height',
  '--button-gap',
  '--button-padding',
  '--button-border-radius',
  '--button-background',
  '--button-text-color',
  '--button-border',
  '--button-font-size',
  '--button-font-weight',
  '--button-box-shadow',
];

/** Keys of the widget in `localStorage`. */
export const storageKeys: readonly string[] = ['aifindr_debug'];

/** Hosts of the product and of this site. */
export const hosts: readonly string[] = [
  'aifindr.ai',
  'hub.aifindr.ai',
  'hub.ksa.aifindr.ai',
  'api.saas.aifindr.ai',
  'docs.aifindr.com',
];
