import { expect } from 'vitest';

/** A window of one browser engine: the few commands that each of their protocols has. */
export interface EngineWindow {
  engine: string;
  /** Loads the first page. */
  load: (url: string) => Promise<void>;
  /** The value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks at a place in the viewport. */
  clickAt: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  pressEnter: () => Promise<void>;
  pressWithControl: (letter: 'k' | 'v') => Promise<void>;
  resize: (width: number) => Promise<void>;
  screenshot: (file: `${string}.png`) => Promise<void>;
  close: () => Promise<void>;
}

export const height = 900;

const timeout = 20_000;

/** Leaves the page for another of the site by its path; waits until that is hydrated. */
export async function openRoute(window: EngineWindow, route: string): Promise<void> {
  await run(window, markAsLeft);
  await run(window, (to) => location.assign(to), route);
  await expectIn(window, () => {
    const { dataset } = document.documentElement;
    return [
      dataset.isLeft ?? null,
      dataset.hasHydrated,
      document.readyState,
      document.fonts.status,
    ];
  }).toEqual([null, 'true', 'complete', 'loaded']);
}

/** Runs in a page that the next call leaves: what ends in it from now on is no error. */
export function markAsLeft(): void {
  document.documentElement.dataset.isLeft = 'true';
}

/** Clicks the first element of a selector, once it is in view, uncovered and at rest. */
export async function click(window: EngineWindow, selector: string): Promise<void> {
  let last: number[] = [];
  const isAtRest = async () => {
    const place = await run(window, findPlace, selector);
    const isSame = place.length > 0 && place.join() === last.join();
    last = place;
    return isSame;
  };
  await expect.poll(isAtRest, { message: selector, timeout }).toBe(true);
  const [x = NaN, y = NaN] = last;
  await window.clickAt(x, y);
}

/** Runs in the page: the middle of an element, or nothing as long as a click there would not reach it. */
function findPlace(selector: string): number[] {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element?.getBoundingClientRect() ?? new DOMRect();
  const place = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] as const;
  const hit = document.elementFromPoint(...place);
  return hit !== null && element?.contains(hit) ? [...place] : [];
}

/** Runs a function in the page; it may use nothing from outside but its parameters. */
export function run<Parameters extends unknown[], Result>(
  window: EngineWindow,
  body: (...parameters: Parameters) => Result,
  ...parameters: Parameters
): Promise<Result> {
  const expression = `(${body.toString()})(...${JSON.stringify(parameters)})`;
  return withTimeout(window.evaluate(expression) as Promise<Result>, window.engine);
}

/** Rejects when a browser leaves a command unanswered, as Firefox may while a page is left. */
export async function withTimeout<Result>(
  answer: Promise<Result>,
  engine: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${engine} does not answer`)), timeout);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

/** Asserts what a function returns in the page, as soon as it does. */
export function expectIn<Parameters extends unknown[], Result>(
  window: EngineWindow,
  body: (...parameters: Parameters) => Result,
  ...parameters: Parameters
) {
  return expect.poll(() => run(window, body, ...parameters), {
    message: body.toString(),
    timeout,
  });
}
