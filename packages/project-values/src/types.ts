/** A value of the reader's project, which has a field in the dialog. */
export interface ValueField {
  /** Identifies the field. It has ASCII letters, digits and hyphens. */
  name: string;
  /** Label of the input. */
  label: string;
  /** Name of the attribute or property that has the value in code. */
  code: string;
  /** Placeholders that the code of the pages shows instead of the value. They consist of ASCII letters, digits, `_` and `-`. */
  placeholders: readonly string[];
}

export interface Options {
  fields: readonly ValueField[];
}
