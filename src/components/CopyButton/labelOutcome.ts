import { translate } from '@docusaurus/Translate';

/** What came of copying, in words; idle names what the button does. */
export function labelOutcome(outcome: 'idle' | 'copied' | 'failed'): string {
  switch (outcome) {
    case 'idle':
      return translate({
        id: 'theme.CodeBlock.copyButtonAriaLabel',
        message: 'Copy code to clipboard',
        description: 'The ARIA label for copy code blocks button',
      });
    case 'copied':
      return translate({
        id: 'theme.CodeBlock.copied',
        message: 'Copied',
        description: 'The copied button label on code blocks',
      });
    case 'failed':
      return translate({
        id: 'site.CopyButton.failed',
        message: 'Could not copy: select the text instead',
        description: 'Said when the browser refuses to copy',
      });
    default:
      throw new Error(`unknown outcome: ${String(outcome satisfies never)}`);
  }
}
