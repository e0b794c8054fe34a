import path from 'node:path';
import { lintIdentifiers } from '../plugins/contract-lint/lintIdentifiers';
import { listPages } from '../plugins/contract-lint/listPages';
import { readSurface } from '../plugins/contract-lint/readSurface';

const files = listPages(path.join(__dirname, '..'));
const findings = lintIdentifiers(files, readSurface());
for (const { path: file, line, message } of findings) console.log(`${file}:${line}: ${message}`);
const failed = new Set(findings.map((finding) => finding.path)).size;
console.log(`${files.length} files. ${files.length - failed} passed, ${failed} failed`);
process.exit(findings.length === 0 ? 0 : 1);
