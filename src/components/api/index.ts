export { default as Endpoint } from './Endpoint';
export { default as Nested } from './Nested';
export { OperationAside, OperationLayout, OperationMain } from './OperationLayout';
export { LanguageTabs, RequestExample, RequestSamples, Sample } from './RequestSamples';
