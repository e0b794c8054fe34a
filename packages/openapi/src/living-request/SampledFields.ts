/** What the samples of a page show: filled while they are made, read by `linkSamples`. */
export interface SampledFields {
  /** Says which anchor a parameter or security scheme has; the first one counts. */
  declare: (declaration: unknown, anchor: string) => void;
  anchorOf: (declaration: unknown) => string | undefined;
  /** Says that a sample shows a field; the first one counts. */
  show: (field: string, href: string) => void;
  /** Says which value the samples show. */
  showValue: (field: string, value: string) => void;
  /** The address of a sample that shows a field. */
  hrefOf: (field: string) => string | undefined;
  showsValue: (field: string, value: string) => boolean;
}

/** Starts a page, whose samples show nothing yet. */
export function createSampledFields(): SampledFields {
  const anchors = new Map<unknown, string>();
  const hrefs = new Map<string, string>();
  const values = new Map<string, Set<string>>();
  return {
    declare(declaration, anchor) {
      if (!anchors.has(declaration)) anchors.set(declaration, anchor);
    },
    anchorOf: (declaration) => anchors.get(declaration),
    show(field, href) {
      if (!hrefs.has(field)) hrefs.set(field, href);
    },
    showValue: (field, value) => values.set(field, (values.get(field) ?? new Set()).add(value)),
    hrefOf: (field) => hrefs.get(field),
    showsValue: (field, value) => hrefs.has(field) && values.get(field)?.has(value) === true,
  };
}
