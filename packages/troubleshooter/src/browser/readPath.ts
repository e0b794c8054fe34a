import type { Stop } from './Path';

export interface Question extends Stop {
  /** What is asked. */
  words: Element;
  answers: readonly Answer[];
}

export interface Answer {
  to: string;
  words: Element;
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
  const listMessages = (id: string, row?: Element) => [
    ...links.filter(({ to }) => to === id).flatMap(({ words }) => listCode(words)),
    ...listCode(row?.querySelector('td')),
  ];
  const stops: (Question | Problem)[] = questions.map((question) => ({
    ...question,
    messages: listMessages(question.id),
  }));
  for (const { to } of links) {
    const row = document.getElementById(to)?.closest('tr');
    if (row) stops.push({ id: to, messages: listMessages(to, row), next: [], row });
  }
  return new Map(stops.map((stop) => [stop.id, stop]));
}

function readQuestion(item: HTMLElement): Omit<Question, 'messages'> {
  const answers = [...item.querySelectorAll<HTMLAnchorElement>('ul a')].map((words) => ({
    to: words.hash.slice(1),
    words,
  }));
  const words = item.querySelector('p') ?? item;
  return { id: item.id, words, answers, next: answers.map(({ to }) => to) };
}

function listCode(element: Element | null | undefined): string[] {
  return [...(element?.querySelectorAll('code') ?? [])].map((code) => code.textContent);
}
