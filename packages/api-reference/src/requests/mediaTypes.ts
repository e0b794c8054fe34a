import { isJsonType } from '@aifindr-docs/request-samples';

/** Whether a media type is JSON. Ranges, which Spring writes everywhere, are read as JSON. */
export function isJson(mediaType: string): boolean {
  return isJsonType(mediaType) || /^(\*|application)\/\*$/.test(mediaType);
}
