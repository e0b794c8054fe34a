/** Component without output. */
export default function Nothing(): null {
  return null;
}
