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

/** Texts of the dialog. */
export interface DialogTexts {
  title: string;
  intro: string;
  /** Says where the values are stored. */
  kept: string;
  /** Says that the browser cannot store them. */
  notKept: string;
  /** Says why there is no input for a secret. */
  secret: string;
  save: string;
  clear: string;
  close: string;
  /** Error message of a value with characters that it may not have. */
  wrongCharacters: string;
  /** Error message of a value that is too long. */
  tooLong: string;
}

export interface Options {
  fields: readonly ValueField[];
  texts: DialogTexts;
}
