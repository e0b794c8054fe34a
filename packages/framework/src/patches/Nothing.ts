/** Replaces a component or a client module that the site does without. */
export default function Nothing(): null {
  return null;
}
