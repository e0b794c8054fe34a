import path from 'node:path';
import { answerQuestions, readPages, readQuestions } from './exam/answerQuestions';
import { createReport } from './support/createReport';

/** `npm run exam`: checks that a page of the build answers each question of exam/questions.yaml, and prints which. */
function main(): void {
  const report = createReport('exam');
  const texts = readPages(path.resolve(__dirname, '../build'));
  const answers = answerQuestions(readQuestions(), texts);
  for (const { question, pages, missing } of answers) {
    const failure = missing && `nearest: ${missing.page}, which lacks ${missing.facts.join(' · ')}`;
    report.record([question, ...pages].join(' '), failure);
  }
  for (const { page } of texts.filter(({ page: route }) => !route.startsWith('/examples/'))) {
    const isAsked = answers.some(({ pages }) => pages.includes(page));
    if (!isAsked)
      report.record(page, 'add a question that it answers to scripts/exam/questions.yaml');
  }
  report.finish();
}

main();
