import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import type { TextlintRuleModule } from '@textlint/types';
import type { Prose } from './collectProse';
import { houseTermsRule } from './rules/houseTerms';
import { informalAddressRule } from './rules/informalAddress';
import { linkTextRule } from './rules/linkText';
import { openingMarksRule } from './rules/openingMarks';
import { plainToneRule } from './rules/plainTone';
import { sentenceLengthRule } from './rules/sentenceLength';
import { spanishOnlyRule } from './rules/spanishOnly';
import { spanishQuotesRule } from './rules/spanishQuotes';

/** Something that a reader would stumble over, at a place in a source file. */
export interface Finding {
  file: string;
  line: number;
  rule: string;
  message: string;
  isWarning: boolean;
}

const rules: Record<string, TextlintRuleModule> = {
  'house-terms': houseTermsRule,
  'informal-address': informalAddressRule,
  'link-text': linkTextRule,
  'opening-marks': openingMarksRule,
  'plain-tone': plainToneRule,
  'sentence-length': sentenceLengthRule,
  'spanish-only': spanishOnlyRule,
  'spanish-quotes': spanishQuotesRule,
};

const warnings = new Set(['sentence-length']);

/** Applies the rules of the house to the prose of one file. */
export async function lintProse({ file, text }: Prose): Promise<Finding[]> {
  const { messages } = await new TextlintKernel().lintText(text, {
    ext: '.md',
    filePath: `${file}.md`,
    plugins: [{ pluginId: 'markdown', plugin: markdown }],
    rules: Object.entries(rules).map(([ruleId, rule]) => ({ ruleId, rule })),
  });
  return messages.map(({ loc, ruleId, message }) => ({
    file,
    line: loc.start.line,
    rule: ruleId,
    message,
    isWarning: warnings.has(ruleId),
  }));
}
