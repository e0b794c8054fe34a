import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { findStops, type Match } from '../../browser/findStops';
import { followPath } from '../../browser/followPath';
import { type Question, readPath, type Stops } from '../../browser/readPath';
import Listing, { findListing } from './Listing';
import Outcome from './Outcome';
import styles from './styles.module.css';
import Words from './Words';

export interface DiagnosisProps {
  /** The element with the questions of the page. */
  list: Element;
  /** Address for what is not recognized. */
  contact: string;
}

/** A field for the text of an error, and below it what that leads to, or the way through the questions of a list. */
export default function Diagnosis({ list, contact }: DiagnosisProps): ReactNode {
  const [stops] = useState(() => readPath(list));
  const [text, setText] = useState('');
  const field = useId();
  const found = useMemo(
    () => (text.trim() === '' ? undefined : findStops(stops, text)),
    [stops, text],
  );
  useOnlyMatch(stops, found, setText);
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={field}>
          <Translate id="site.Troubleshooter.field">Paste what the console says</Translate>
        </label>
        <textarea
          id={field}
          rows={2}
          value={text}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${field}-note`}
          onChange={({ target }) => setText(target.value)}
        />
        <p id={`${field}-note`} className={styles.note}>
          <Translate id="site.Troubleshooter.private">It does not leave your browser.</Translate>
        </p>
        <div role="status" className={found?.length === 1 ? 'visually-hidden' : undefined}>
          {found && <Matches stops={stops} found={found} contact={contact} />}
        </div>
      </div>
      <Way stops={stops} found={found ?? []} />
    </>
  );
}

/**
 * Opens what is the only match of a text. What a text before has led to is stale: one that has no match goes back to the first
 * question, as does one that has several, unless one of these is open. Texts in a row are one entry of the history; who leaves the
 * only match, by Back or for the first question, leaves its text, and who goes back leaves one without a match.
 */
function useOnlyMatch(
  stops: Stops,
  found: readonly Match[] | undefined,
  setText: (text: string) => void,
): void {
  const history = useHistory<{ isFound?: true } | undefined>();
  const seen = useRef(found);
  const [start] = stops.keys();
  useEffect(() => {
    const before = seen.current;
    seen.current = found;
    if (found === before) return;
    // The framework renders a location later than the history has it.
    const { pathname, search, hash, state } = history.location;
    const open = readId(hash) || start;
    const only = found?.length === 1 ? found[0]?.id : undefined;
    const isKept = !before?.length || found?.some(({ id }) => id === open) === true;
    const next = only ?? (isKept ? open : start);
    if (next === open) return;
    const place = { pathname, search, hash: next, state: { isFound: true } as const };
    if (state?.isFound) history.replace(place);
    else history.push(place);
  }, [found, start, history]);
  useEffect(
    () =>
      history.listen(({ hash }, action) => {
        if (found === undefined || found.length > 1) return;
        const open = readId(hash) || start;
        const isStart = found.length === 1 && open === start;
        if (found[0]?.id === open || !(action === 'POP' || isStart)) return;
        seen.current = undefined;
        setText('');
      }),
    [found, start, history, setText],
  );
}

/** What is known of the text of an error: what has opened, or links to all, the best one first. */
function Matches({
  stops,
  found,
  contact,
}: {
  stops: Stops;
  found: readonly Match[];
  contact: string;
}): ReactNode {
  const { pathname, search } = useLocation();
  const [best, ...others] = found;
  if (best === undefined) {
    return (
      <span key="unknown">
        <Interpolate values={{ contact: <a href={`mailto:${contact}`}>{contact}</a> }}>
          {translate({
            id: 'site.Troubleshooter.unknown',
            message: 'Not recognized. Send it to {contact} with the address of the page.',
          })}
        </Interpolate>
      </span>
    );
  }
  if (others.length === 0) {
    return (
      <span key={best.id}>
        <Translate id="site.Troubleshooter.foundOne">Recognized:</Translate>{' '}
        <Words nodes={nameOf(stops, best.id)} isPlain />
      </span>
    );
  }
  return (
    <div key="several">
      <span>
        {translate(
          { id: 'site.Troubleshooter.found', message: '{count} possible causes:' },
          { count: found.length },
        )}
      </span>
      <ol className={styles.matches}>
        {found.map(({ id }) => (
          <li key={id}>
            <Link to={`${pathname}${search}#${id}`}>
              <Words nodes={nameOf(stops, id)} isPlain />
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The cause of a problem, or a question. */
function nameOf(stops: Stops, id: string): Iterable<Node> {
  const stop = stops.get(id);
  if (stop === undefined) return [];
  return 'row' in stop ? (stop.row.cells[1]?.childNodes ?? []) : stop.words;
}

/** The questions answered so far, a line each, and the next one or the solution. */
function Way({ stops, found }: { stops: Stops; found: readonly Match[] }): ReactNode {
  const { pathname, search } = useLocation();
  const way = useWay(stops, found);
  const list = useRef<HTMLOListElement>(null);
  useClosedFold(stops, way[way.length - 1]);
  useArrival(list, way);
  const addressOf = (id: string) => `${pathname}${search}#${id}`;
  const [start = ''] = stops.keys();

  return (
    <>
      <ol ref={list} className={clsx(styles.way, way[0] !== start && styles.found)}>
        {way.map((id, index) => {
          const stop = stops.get(id);
          const next = way[index + 1];
          return (
            <li key={id}>
              {stop && 'row' in stop && (
                <Outcome
                  id={id}
                  address={addressOf(id)}
                  row={stop.row}
                  message={found.find((match) => match.id === id)?.message}
                />
              )}
              {stop && 'answers' in stop && next !== undefined && (
                <Answered question={stop} next={next} address={addressOf(id)} />
              )}
              {stop && 'answers' in stop && next === undefined && (
                <Open question={stop} addressOf={addressOf} />
              )}
            </li>
          );
        })}
      </ol>
      {way[0] !== start && (
        <p className={styles.restart}>
          <Link to={addressOf(start)}>
            <Translate id="site.Troubleshooter.restart">Go to the first question</Translate>
          </Link>
        </p>
      )}
    </>
  );
}

/**
 * The way to the stop that the address names; what a text has led to starts a way of its own, right below the field. An address of
 * something else keeps the way, unless the reader has gone back to before.
 */
function useWay(stops: Stops, found: readonly Match[]): readonly string[] {
  const { hash } = useLocation();
  const { action } = useHistory();
  const [taken, setTaken] = useState<{ hash: string; way: readonly string[] }>();
  if (taken?.hash === hash) return taken.way;
  const start = [...stops.keys()].slice(0, 1);
  const id = readId(hash);
  const isLeft = hash === '' || action === 'POP';
  const isFound = action !== 'POP' && found.some((match) => match.id === id);
  const follow = () =>
    !stops.has(id) && isLeft ? start : followPath(stops, taken?.way ?? start, id);
  const way = isFound ? [id] : follow();
  setTaken({ hash, way });
  return way;
}

/** An address that is opened opens the blocks around its problem in the page too, which is here now. */
function useClosedFold(stops: Stops, end: string | undefined): void {
  const { action } = useHistory();
  useLayoutEffect(() => {
    const stop = stops.get(end ?? '');
    if (action !== 'POP' || !stop || !('row' in stop)) return;
    let fold = stop.row.closest('details');
    for (; fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = false;
  }, [stops, end, action]);
}

const readId = (hash: string) => decodeURIComponent(hash.slice(1));

/** Brings the end of the way into view, and the focus with it, where the address names it, unless the reader is writing. */
function useArrival(list: RefObject<HTMLOListElement | null>, way: readonly string[]): void {
  const { hash } = useLocation();
  const { action } = useHistory();
  const end = way[way.length - 1];
  const shown = useRef(way[0]);
  useLayoutEffect(() => {
    if (shown.current === end) return;
    shown.current = end;
    const isNamed = readId(hash) === end || (hash === '' && action === 'POP');
    if (!isNamed) return;
    const act = () => list.current && arrive(list.current);
    // The framework scrolls in a later effect; on Back the browser takes the focus away after that.
    if (action === 'POP') requestAnimationFrame(act);
    else queueMicrotask(act);
  }, [list, end, hash, action]);
}

function arrive(list: HTMLOListElement): void {
  // Nothing moves what the reader is writing in.
  if (document.activeElement?.localName === 'textarea') return;
  const { top, bottom } = list.getBoundingClientRect();
  const isNear = bottom > 0 && top < window.innerHeight;
  const end = list.lastElementChild;
  const isLarge = (end?.clientHeight ?? 0) > 0.8 * window.innerHeight;
  if (isNear) end?.scrollIntoView({ block: isLarge ? 'start' : 'nearest' });
  else list.scrollIntoView();
  end?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}

/** A question with its answers, and the code that it asks about. */
function Open({
  question: { words, answers },
  addressOf,
}: {
  question: Question;
  addressOf: (id: string) => string;
}): ReactNode {
  const title = useId();
  const [listing] = useState(() => findListing(words));
  return (
    <>
      <p id={title} className={styles.question} tabIndex={-1}>
        {/* What the link leads to is right below. */}
        <Words nodes={words} isPlain={listing !== undefined} />
      </p>
      {listing && <Listing listing={listing} />}
      <ul className={styles.answers} aria-labelledby={title}>
        {answers.map(({ to, words: answer }) => (
          <li key={to}>
            <Link to={addressOf(to)}>
              <Words nodes={answer} isPlain />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A question with the answer that was chosen, in one line. */
function Answered({
  question: { words, answers },
  next,
  address,
}: {
  question: Question;
  next: string;
  address: string;
}): ReactNode {
  const answer = answers.find(({ to }) => to === next);
  const change = translate({ id: 'site.Troubleshooter.change', message: 'Change' });
  return (
    <p className={styles.answered}>
      <span>
        <Words nodes={words} isPlain />{' '}
        <strong>{answer && <Words nodes={answer.words} isPlain />}</strong>
      </span>
      <Link to={address} aria-label={`${change}: ${words.map(readText).join('')}`}>
        {change}
      </Link>
    </p>
  );
}

const readText = ({ textContent }: Node) => textContent ?? '';
