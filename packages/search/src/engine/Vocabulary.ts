import { differsByOneLetter } from './differsByOneLetter';

/** A term to look for and its weight, the likelihood that the reader means it (0 to 1). */
export interface Expansion {
  term: string;
  weight: number;
}

/** Maximum number of expansions of a prefix. */
const maximumExpansions = 24;
/** Minimum length of a word for fuzzy matching: nearly all shorter words differ by one letter from another one. */
const minimumFuzzyLength = 4;

/** All words of the indexed texts with the terms that they are indexed under. */
export class Vocabulary {
  private readonly terms = new Map<string, string>();
  private readonly frequencies = new Map<string, number>();
  private total = 0;
  private sorted: string[] | undefined;

  add(surface: string, term: string): void {
    this.total += 1;
    this.terms.set(surface, term);
    this.frequencies.set(surface, (this.frequencies.get(surface) ?? 0) + 1);
    this.frequencies.set(term, Math.max(1, this.frequencies.get(term) ?? 0));
    this.sorted = undefined;
  }

  /** Weight of a word: the rarer it is on the site, the more it says. */
  rarity(surface: string, term: string): number {
    const frequency = Math.max(this.frequencies.get(term) ?? 0, this.frequencies.get(surface) ?? 0);
    return Math.log(1 + this.total / (1 + frequency));
  }

  /** The terms that match a word of a query: its own, those it is a prefix of, or else those at edit distance 1. */
  expand(surface: string, term: string, isBeingTyped: boolean): Expansion[] {
    const found = new Map<string, number>();
    const put = (candidate: string, weight: number) =>
      found.set(candidate, Math.max(weight, found.get(candidate) ?? 0));
    const isKnown = this.frequencies.has(term) || this.terms.has(surface);
    if (isKnown) {
      put(term, 1);
      put(this.terms.get(surface) ?? term, 1);
    }
    if (surface.length >= (isBeingTyped ? 1 : 4)) {
      // A word that is indexed itself is more likely meant than one that it is a prefix of.
      const certainty = isKnown ? 0.15 : 0.8;
      for (const longer of this.startingWith(surface)) {
        put(this.termOf(longer), certainty * Math.sqrt(surface.length / longer.length));
      }
    }
    // A word that matches only by its stem may be mistyped as well: `contesto` can be `contestar` or `contexto`.
    const isSeen = this.terms.has(surface) || (found.size > 0 && !isKnown);
    if (!isSeen && surface.length >= minimumFuzzyLength) {
      for (const similar of this.oneLetterAway(surface, term, isBeingTyped)) {
        put(this.termOf(similar), 0.6);
      }
    }
    return [...found].map(([candidate, weight]) => ({ term: candidate, weight }));
  }

  private termOf(surface: string): string {
    return this.terms.get(surface) ?? surface;
  }

  private startingWith(prefix: string): string[] {
    return this.mostFrequent(
      this.listWords().filter((word) => word !== prefix && word.startsWith(prefix)),
    );
  }

  private oneLetterAway(surface: string, term: string, isBeingTyped: boolean): string[] {
    const whole: string[] = [];
    const inflections: string[] = [];
    const beginnings: string[] = [];
    for (const word of this.listWords()) {
      if (differsByOneLetter(surface, word)) {
        whole.push(word);
      } else if (
        term.length >= minimumFuzzyLength &&
        differsByOneLetter(term, this.terms.get(word) ?? word)
      ) {
        inflections.push(word);
      } else if (isBeingTyped && word.length > surface.length) {
        if (differsByOneLetter(surface, word.slice(0, surface.length))) beginnings.push(word);
      }
    }
    const nearest = [whole, inflections, beginnings].find((words) => words.length > 0) ?? [];
    return this.mostFrequent(nearest);
  }

  private mostFrequent(words: string[]): string[] {
    return words
      .sort((a, b) => (this.frequencies.get(b) ?? 0) - (this.frequencies.get(a) ?? 0))
      .slice(0, maximumExpansions);
  }

  private listWords(): string[] {
    this.sorted ??= [...this.terms.keys()].sort();
    return this.sorted;
  }
}
