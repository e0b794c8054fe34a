import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from './expect';
import type { Report } from './createReport';

/** Copies of the widget's type declarations; a reader who downloads one example needs nothing else. */
export const typeCopies = ['react', 'nextjs', 'angular'].map((example) =>
  path.join('examples', example, 'src', 'types', 'aifindr-widget.d.ts'),
);

/** Proves that the examples compile against the published contract, byte for byte. */
export async function checkTypeCopies(report: Report, root: string): Promise<void> {
  const contract = readFileSync(path.join(root, 'widget', 'aifindr-widget.d.ts'), 'utf8');
  for (const copy of typeCopies) {
    await report.check(`${copy} is the published contract`, () => {
      expect(readFileSync(path.join(root, copy), 'utf8')).toBe(contract);
    });
  }
}
