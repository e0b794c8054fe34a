export { Card, Cards } from './Cards';
export { default as Endpoint } from './Endpoint';
export { Field, Fields } from './Fields';
export { OperationAside, OperationLayout, OperationMain } from './OperationLayout';
export { default as RequestSamples } from './RequestSamples';
export { Deprecated, MediaType, Nested, Options, Prose, Response } from './blocks';
