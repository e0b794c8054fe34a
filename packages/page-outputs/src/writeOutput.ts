import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file of the output folder; folders that do not exist are created. */
export async function writeOutput(
  outDir: string,
  file: string,
  content: Buffer | string,
): Promise<void> {
  const target = path.join(outDir, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}
