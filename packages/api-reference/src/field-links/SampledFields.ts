import { printValue } from '../contract/json';

/** A sample that shows a field. */
export interface ShownSample {
  href: string;
  /** Of an example that is not shown first. */
  title?: string | undefined;
}

/** What the samples of a page show: filled while they are made, read by `linkSamples`. */
export class SampledFields {
  private readonly anchors = new Map<unknown, string>();
  private readonly samples = new Map<string, ShownSample>();
  private readonly values = new Map<string, Set<string>>();

  /** Says which anchor a parameter or security scheme has; the first one counts. */
  declare(declaration: unknown, anchor: string): void {
    if (!this.anchors.has(declaration)) this.anchors.set(declaration, anchor);
  }

  anchorOf(declaration: unknown): string | undefined {
    return this.anchors.get(declaration);
  }

  /** Says that the lines of a sample show fields; the first sample of a field counts. */
  showLines(lines: readonly string[], sample: ShownSample): void {
    for (const field of lines.join(' ').split(' ')) {
      if (!this.samples.has(field)) this.samples.set(field, sample);
    }
  }

  /** Says which value the samples show: a text as it is, all else as JSON. */
  showValue(field: string, value: unknown): void {
    this.values.set(field, (this.values.get(field) ?? new Set()).add(printValue(value)));
  }

  sampleOf(field: string): ShownSample | undefined {
    return this.samples.get(field);
  }

  showsValue(field: string, value: string): boolean {
    return this.samples.has(field) && this.values.get(field)?.has(value) === true;
  }
}
