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

/** What the panel says. */
export interface PanelTexts {
  title: string;
  intro: string;
  /** The button that shows the inputs of the other values. */
  more: string;
  /** What a button that opens it says once there are values. */
  change: string;
  /** The link to the field of the API whose value is changed. */
  description: string;
  /** What a mark with a value says of it. */
  own: string;
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
  texts: PanelTexts;
}
