/** A value of the reader's project. */
export interface ValueField {
  /** Letters, digits and hyphens. */
  name: string;
  /** What its input is called. */
  label: string;
  /** The name that it has in code. */
  code: string;
  /** What the pages show instead of it: letters, digits, `_` and `-`. */
  placeholders: readonly string[];
}

/** What the dialog says. */
export interface DialogTexts {
  title: string;
  intro: string;
  /** Where values are kept. */
  kept: string;
  /** The same where the browser keeps nothing. */
  notKept: string;
  /** Why a secret has no input. */
  secret: string;
  save: string;
  clear: string;
  close: string;
  /** Why a value is refused: by its characters, by its length. */
  wrongCharacters: string;
  tooLong: string;
}

export interface Options {
  fields: readonly ValueField[];
  texts: DialogTexts;
}
