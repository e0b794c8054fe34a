import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sampleWriters } from '../src';
import { grammars } from './parsed/parseSample';
import { toolchains } from './toolchains';

const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');

it.each(Object.keys(sampleWriters))(
  '%s has a proof in this folder, and a row of README',
  (name) => {
    const proven = [...toolchains.map(({ language }) => language), ...Object.keys(grammars)];
    expect(proven, 'wire/toolchains.ts').toContain(name);
    expect(readme, 'README.md').toContain(`\n| ${name} `);
  },
);
