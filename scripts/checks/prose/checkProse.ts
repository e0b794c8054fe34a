import type { Finding } from '../Finding';
import type { Site } from '../readSite';
import { lineAt, type Block, type Rule } from './Block';
import { collectProse } from './collectProse';
import { houseTermsRule } from './rules/houseTerms';
import { linkTextRule } from './rules/linkText';
import { openingMarksRule } from './rules/openingMarks';
import { patternRules } from './rules/patternRules';
import { sentenceLengthRule } from './rules/sentenceLength';
import { unpublishedLinkRule } from './rules/unpublishedLink';

const rules: Record<string, Rule> = {
  ...patternRules,
  'house-terms': houseTermsRule,
  'link-text': linkTextRule,
  'opening-marks': openingMarksRule,
  'sentence-length': sentenceLengthRule,
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
