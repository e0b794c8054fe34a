/** Stands for a text whose nodes the document holds already; `theme/DocItem/Content` keeps them in its place. */
export default function KeptContent(): null {
  return null;
}
