/** Colors of a card, by what they are for. */
export interface CardColors {
  ground: string;
  raised: string;
  line: string;
  title: string;
  text: string;
  /** Lines that stand for text on the page behind the widget. */
  muted: string;
  brand: string;
  /** Behind the text of `onSolid`. */
  solid: string;
  onSolid: string;
  /** Behind the text of a badge. */
  chip: string;
}

/** What the widget on the card of the home page shows. */
export interface Demo {
  question: string;
  /** Lines of the answer; the last one is emphasized. */
  answer: readonly [line: string, ...lines: string[]];
  source: string;
  /** Label of the button that opens the widget. */
  trigger: string;
}

export interface Options {
  /** SVG of the site's logo, relative to the site's folder. */
  logo: string;
  /** Names of the sections of the site, outermost first, by the folder that their pages are in. */
  sections: Readonly<Record<string, readonly string[]>>;
  colors: CardColors;
  demo: Demo;
}
