/** Stands in the place of a part of the page that no document has. */
export default function Nothing(): null {
  return null;
}
