import type { Stop } from './Path';

export interface Question extends Stop {
  /** What is asked. */
  words: readonly Node[];
  answers: readonly Answer[];
}

export interface Answer {
  to: string;
  words: readonly Node[];
}

/** A row of a table: what one sees, the cause, the solution. */
export interface Problem extends Stop {
  row: HTMLTableRowElement;
}

/** Questions and problems by id. */
export type Stops = ReadonlyMap<string, Question | Problem>;

/** Reads the questions of a list, and the problems that their answers lead to, from the page, which has them as HTML. */
export function readPath(list: ParentNode): Stops {
  const questions = [...list.querySelectorAll<HTMLElement>('ol > li[id]')].map(readQuestion);
  const links = questions.flatMap(({ answers }) => answers);
  const listMessages = (id: string, row?: HTMLTableRowElement) => [
    ...links.filter(({ to }) => to === id).flatMap(({ words }) => words.flatMap(listCode)),
    ...(row ? listCode(row.cells[0]) : []),
  ];
  const stops: (Question | Problem)[] = questions.map((question) => ({
    ...question,
    messages: listMessages(question.id),
  }));
  for (const { to } of links) {
    const row = document.getElementById(to);
    if (row instanceof HTMLTableRowElement) {
      stops.push({ id: to, messages: listMessages(to, row), next: [], row });
    }
  }
  return new Map(stops.map((stop) => [stop.id, stop]));
}

function readQuestion(item: HTMLElement): Omit<Question, 'messages'> {
  const answers = [...item.querySelectorAll<HTMLAnchorElement>('ul a')].map((link) => ({
    to: link.hash.slice(1),
    words: [...link.childNodes],
  }));
  const words = [...item.childNodes].filter(({ nodeName }) => nodeName !== 'UL');
  return { id: item.id, words, answers, next: answers.map(({ to }) => to) };
}

/** The code in a node, also in one that wraps it. */
function listCode(node: Node | undefined): string[] {
  if (!(node instanceof Element)) return [];
  const codes = node.matches('code') ? [node] : [...node.querySelectorAll('code')];
  return codes.map((code) => code.textContent);
}
