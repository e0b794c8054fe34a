/** A sample that shows a field. */
export interface ShownSample {
  href: string;
  /** Of an example that is not shown first. */
  title?: string | undefined;
}

/** What the samples of a page show: filled while they are made, read by `linkSamples`. */
export interface SampledFields {
  /** Says which anchor a parameter or security scheme has; the first one counts. */
  declare: (declaration: unknown, anchor: string) => void;
  anchorOf: (declaration: unknown) => string | undefined;
  /** Says that a sample shows a field; the first one counts. */
  show: (field: string, sample: ShownSample) => void;
  /** Says which value the samples show. */
  showValue: (field: string, value: string) => void;
  sampleOf: (field: string) => ShownSample | undefined;
  showsValue: (field: string, value: string) => boolean;
}

/** Starts a page, whose samples show nothing yet. */
export function createSampledFields(): SampledFields {
  const anchors = new Map<unknown, string>();
  const shown = new Map<string, ShownSample>();
  const values = new Map<string, Set<string>>();
  return {
    declare(declaration, anchor) {
      if (!anchors.has(declaration)) anchors.set(declaration, anchor);
    },
    anchorOf: (declaration) => anchors.get(declaration),
    show(field, sample) {
      if (!shown.has(field)) shown.set(field, sample);
    },
    showValue: (field, value) => values.set(field, (values.get(field) ?? new Set()).add(value)),
    sampleOf: (field) => shown.get(field),
    showsValue: (field, value) => shown.has(field) && values.get(field)?.has(value) === true,
  };
}
