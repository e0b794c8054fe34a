/** Whether a client that sends this `Accept` header would rather have Markdown than HTML. Browsers never say so. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const weights = new Map<string, number>();
  for (const range of (accept ?? '').toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(type, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}
