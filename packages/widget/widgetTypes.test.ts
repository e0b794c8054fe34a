import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { widgetTypesFile } from './readWidgetTypes';

it.each(['lib.es2015.d.ts', 'lib.es2023.d.ts'])('the published types compile with %s', (lib) => {
  const program = ts.createProgram([widgetTypesFile], {
    strict: true,
    noEmit: true,
    lib: [lib, 'lib.dom.d.ts'],
    types: [],
    // TypeScript's own libraries are not under test.
    skipDefaultLibCheck: true,
  });
  expect(ts.getPreEmitDiagnostics(program)).toEqual([]);
});

it('the published types import nothing, so that readers need no other file', () => {
  expect(ts.preProcessFile(readFileSync(widgetTypesFile, 'utf8')).importedFiles).toEqual([]);
});
