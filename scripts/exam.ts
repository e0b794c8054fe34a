import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { questions } from './exam/questions';
import { readTwins } from './exam/readTwins';
import { sitExam } from './exam/sitExam';

const root = path.resolve(__dirname, '..');

/** Says which pages answer each question of an integrator, and fails when one has no answer anywhere. */
function main(): void {
  const answers = sitExam(questions, readTwins(path.join(root, 'build')));
  for (const { question, pages, missing } of answers) {
    console.log(`${pages.length > 0 ? 'ok  ' : 'FAIL'} ${question}`);
    console.log(`     ${pages.join(' ')}`);
    if (missing) {
      console.log(`     nearest: ${missing.page}, which lacks ${missing.facts.join(' · ')}`);
    }
  }
  const failed = answers.filter(({ pages }) => pages.length === 0).length;
  const passed = answers.length - failed;
  mkdirSync(path.join(root, 'artifacts'), { recursive: true });
  writeFileSync(path.join(root, 'artifacts', 'exam.json'), JSON.stringify({ passed, failed }));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main();
