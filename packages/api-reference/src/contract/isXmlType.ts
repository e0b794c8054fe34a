/** Whether a media type is one of XML. */
export function isXmlType(mediaType: string): boolean {
  return /[/+]xml\b/i.test(mediaType);
}
