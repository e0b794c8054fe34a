/** A failure whose message tells the author all there is to know; its stack would only hide that. */
export class AuthorError extends Error {
  override name = 'AuthorError';
}
