/** An error in the sources; its message is enough for the author, so no stack is printed. */
export class AuthorError extends Error {
  override name = 'AuthorError';
}
