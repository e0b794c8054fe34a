import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import type { AnsweredQuestion } from '@aifindr-docs/search/indexing';

const file = 'config/questions.yaml';

/** The questions that search answers. */
export function readQuestions(): AnsweredQuestion[] {
  const lineCounter = new LineCounter();
  const text = readFileSync(path.resolve(__dirname, '..', file), 'utf8');
  const list = parseDocument(text, { lineCounter }).contents;
  return (isSeq(list) ? list.items : []).filter(isMap).map((item) => ({
    ...(item.toJSON() as Omit<AnsweredQuestion, 'place'>),
    place: `${file}:${lineCounter.linePos(item.range?.[0] ?? 0).line}`,
  }));
}
