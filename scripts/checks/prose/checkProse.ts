import type { Finding } from '../Finding';
import type { Site } from '../readSite';
import { lineAt, type Block, type Rule } from './Block';
import { collectProse } from './collectProse';
import { houseTermsRule } from './rules/houseTerms';
import { informalAddressRule } from './rules/informalAddress';
import { linkTextRule } from './rules/linkText';
import { openingMarksRule } from './rules/openingMarks';
import { plainToneRule } from './rules/plainTone';
import { sentenceLengthRule } from './rules/sentenceLength';
import { spanishOnlyRule } from './rules/spanishOnly';
import { spanishQuotesRule } from './rules/spanishQuotes';
import { unpublishedLinkRule } from './rules/unpublishedLink';

const rules: Record<string, Rule> = {
  'house-terms': houseTermsRule,
  'informal-address': informalAddressRule,
  'link-text': linkTextRule,
  'opening-marks': openingMarksRule,
  'plain-tone': plainToneRule,
  'sentence-length': sentenceLengthRule,
  'spanish-only': spanishOnlyRule,
  'spanish-quotes': spanishQuotesRule,
  'unpublished-link': unpublishedLinkRule,
};

const warnings = ['sentence-length'];

/** Checks the style of all prose of the site. */
export function checkProse(site: Site): Finding[] {
  return collectProse(site).flatMap(lintBlock);
}

/** Applies every rule to a block. */
export function lintBlock(block: Block): Finding[] {
  return Object.entries(rules).flatMap(([name, rule]) =>
    rule(block).map(({ index, message }) => ({
      file: block.file,
      line: lineAt(block, index),
      message,
      rule: name,
      isWarning: warnings.includes(name),
    })),
  );
}
