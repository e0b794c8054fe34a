import path from 'node:path';
import { answerQuestions, readPages, readQuestions } from './exam/answerQuestions';
import { createReport } from './support/createReport';

/** `npm run exam`: checks that a page of the build answers each question of exam/questions.yaml, and prints which. */
function main(): void {
  const report = createReport('exam');
  const build = path.resolve(__dirname, '../build');
  for (const { question, pages, missing } of answerQuestions(readQuestions(), readPages(build))) {
    const failure = missing && `nearest: ${missing.page}, which lacks ${missing.facts.join(' · ')}`;
    report.record([question, ...pages].join(' '), failure);
  }
  report.finish();
}

main();
