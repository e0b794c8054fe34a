import type { DraftStop } from './connectProblems';

/**
 * What is wrong with a path, with file and line: an answer that leads to no question and no problem or back to where one was, an id
 * that is missing or there twice, a question or a problem that no answer leads to. The first question is the start.
 */
export function findFaults(
  questions: readonly DraftStop[],
  problems: readonly DraftStop[],
): string[] {
  const stops = [...questions, ...problems];
  const byId = new Map(stops.map((stop) => [stop.id, stop]));
  const reached = new Set<string>();
  const faults: string[] = [];

  const follow = (stop: DraftStop, way: readonly string[]) => {
    reached.add(stop.id);
    for (const { to, place } of stop.answers) {
      const next = byId.get(to);
      if (way.includes(to)) faults.push(`${place}: #${to} leads back to a question before it`);
      else if (next && !reached.has(to)) follow(next, [...way, to]);
    }
  };

  for (const [index, { id, place, answers }] of stops.entries()) {
    if (id === '') faults.push(`${place}: a question without <span id="…" />`);
    else if (byId.get(id) !== stops[index]) faults.push(`${place}: #${id} is there twice`);
    for (const answer of answers) {
      if (byId.has(answer.to)) continue;
      const target = answer.to === '' ? 'an answer that leads nowhere' : `no problem #${answer.to}`;
      faults.push(`${answer.place}: ${target}; add a row or a question with that id`);
    }
    if (index < questions.length && answers.length < 2) {
      faults.push(`${place}: a question with fewer than two answers`);
    }
  }
  const [start] = questions;
  if (start) follow(start, [start.id]);
  const unreached = stops.filter(({ id }) => id !== '' && !reached.has(id));
  return [...faults, ...unreached.map(({ id, place }) => `${place}: no answer leads to #${id}`)];
}
