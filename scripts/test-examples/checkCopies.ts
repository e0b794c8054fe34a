import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from './expect';
import type { Report } from './createReport';

interface Copies {
  original: string;
  claim: string;
  /** What the copies have before the text of the original. */
  first?: string;
  files: string[];
}

/** Files that several examples hold alike: a reader who downloads one example needs nothing else. */
const copies: Copies[] = [
  {
    original: 'widget/aifindr-widget.d.ts',
    claim: 'is the published contract',
    files: [
      'examples/react/src/types/aifindr-widget.d.ts',
      'examples/nextjs/src/types/aifindr-widget.d.ts',
      'examples/angular/src/types/aifindr-widget.d.ts',
    ],
  },
  {
    original: 'examples/react/src/aifindr/loadWidget.ts',
    claim: 'is the file of the React example, as the guide says',
    files: [
      'examples/nextjs/src/aifindr/loadWidget.ts',
      'examples/angular/src/app/aifindr/loadWidget.ts',
    ],
  },
  ...['useAIFindr', 'useAIFindrContext', 'useAIFindrEvent'].map((hook) => ({
    original: `examples/react/src/aifindr/${hook}.ts`,
    claim: "is the hook of the React example after 'use client', as the guide says",
    first: "'use client';\n\n",
    files: [`examples/nextjs/src/aifindr/${hook}.ts`],
  })),
];

/** Proves, byte for byte, that the copies are alike. */
export async function checkCopies(report: Report, root: string): Promise<void> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  for (const { original, claim, first = '', files } of copies) {
    for (const file of files) {
      await report.check(`${file} ${claim}`, () => {
        expect(read(file)).toBe(first + read(original));
      });
    }
  }
}
