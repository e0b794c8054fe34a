import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from './expect';
import type { Report } from '../../support/createReport';

interface Copies {
  original: string;
  claim: string;
  files: string[];
}

/** Files duplicated in several examples, so that each example can be downloaded alone. */
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
    original: 'examples/guide/typescript/loadWidget.ts',
    claim: 'is the file of the guide',
    files: [
      'examples/react/src/aifindr/loadWidget.ts',
      'examples/nextjs/src/aifindr/loadWidget.ts',
      'examples/angular/src/app/aifindr/loadWidget.ts',
    ],
  },
  {
    original: 'examples/guide/contexto/send-context.js',
    claim: 'is the file of the guide',
    files: ['examples/html/send-context.js'],
  },
  ...['AIFindrProvider.tsx', 'AIFindrTrigger.tsx', 'ConsentNotice.tsx', 'consent.ts'].map(
    (file) => ({
      original: `examples/react/src/aifindr/${file}`,
      claim: 'is the file of the React example, as the guide says',
      files: [`examples/nextjs/src/aifindr/${file}`],
    }),
  ),
];

/** Checks that the copies are identical, byte for byte. */
export async function checkCopies(report: Report, root: string): Promise<void> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  for (const { original, claim, files } of copies) {
    for (const file of files) {
      await report.check(`${file} ${claim}`, () => {
        expect(read(file)).toBe(read(original));
      });
    }
  }
}
