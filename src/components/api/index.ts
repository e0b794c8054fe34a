export { default as Endpoint } from './Endpoint';
export { default as OperationLayout } from './OperationLayout';
export { default as CodeRail } from './CodeRail';
export { RequestCard, RequestExample, Sample } from './CodeRail/RequestCard';
export { ResponseCard, ResponseExample } from './CodeRail/ResponseCard';
