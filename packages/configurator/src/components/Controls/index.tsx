import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import CopyButton from '@aifindr-docs/ui/CopyButton';
import {
  applies,
  type Choice,
  cleanText,
  firstChoice,
  readChoice,
  type Setting,
  values,
  writeChoice,
} from '../../browser/choice';
import { showChoice } from '../../browser/showChoice';
import { darkContrast, writeCss, writeHtml } from '../../browser/writeCode';
import ColorInput from './ColorInput';
import { writeRatio } from './Contrast';
import { colorNames, names, triggerTexts, unavailable } from './names';
import Options from './Options';
import styles from './styles.module.css';

export interface ControlsProps {
  /** The element around picture and code. */
  root: Element;
  /** Page that has the settings that are not those of the style. */
  more: string | undefined;
}

/** The choice of the reader, which the picture, the code and the address show. */
export default function Controls({ root, more }: ControlsProps): ReactNode {
  const [choice, setChoice] = useChoice(root);
  const text = useId();
  const [draft, setDraft] = useState('');
  const controls = useRef<HTMLDivElement>(null);
  const label = names();
  const colors = colorNames(choice);
  const isFirst = writeChoice(choice, '') === '';
  const isDark = hasDarkMode(choice);
  const isShown = useRef(false);
  useEffect(() => {
    const texts = triggerTexts();
    const isChange = isShown.current;
    isShown.current = true;
    return showChoice(
      root,
      choice,
      { html: writeHtml(choice, texts), css: writeCss(choice) },
      { texts, isChange },
    );
  }, [root, choice]);

  // A setting of the Hub is one of what opens. An open widget that covers its trigger, or that the strip would cover, is closed: the
  // color of the trigger is seen as it is chosen, or comes with the address.
  useEffect(() => {
    const settings = root.querySelector('figcaption');
    const widget = root.querySelector<HTMLDetailsElement>('figure details');
    const hasStrip = (root.querySelector('[data-strip]')?.getClientRects().length ?? 0) > 0;
    if (widget && !isFirst && (hasStrip || coversTrigger(widget))) widget.open = false;
    const show = ({ target }: Event) => {
      if (!widget || !(target instanceof HTMLInputElement)) return;
      if (settings?.contains(target) === true) widget.open = true;
      if (controls.current?.contains(target) !== true) return;
      if (hasStrip || coversTrigger(widget)) widget.open = false;
    };
    root.addEventListener('click', show);
    root.addEventListener('input', show);
    return () => {
      root.removeEventListener('click', show);
      root.removeEventListener('input', show);
    };
  }, [root, isFirst]);

  const change = (next: Partial<Choice>) => setChoice({ ...choice, ...next });
  const options = (name: Setting) => (
    <Options
      name={name}
      value={choice[name]}
      isDisabled={!applies(name, choice.trigger)}
      onChange={(value) => change({ [name]: value })}
    />
  );

  const share = translate({ id: 'site.Configurator.share', message: 'Copy link' });
  return (
    <>
      <div className={styles.strip} data-strip="" data-drawing="" aria-hidden="true" />
      <div
        ref={controls}
        className={clsx(styles.controls, more !== undefined && styles.few)}
        role="group"
        tabIndex={-1}
        aria-label={label.title}
      >
        {more === undefined && options('trigger')}
        {more === undefined && (
          <div className={styles.row}>
            <label htmlFor={text}>{label.texto}</label>
            <input
              id={text}
              type="text"
              className={styles.text}
              value={draft.trim() === choice.texto ? draft : choice.texto}
              placeholder={triggerTexts()[choice.trigger === 'campo' ? 'field' : 'button']}
              autoComplete="off"
              onBlur={() => setDraft('')}
              onChange={({ target }) => {
                const line = cleanText(target.value);
                setDraft(line);
                change({ texto: line.trim() });
              }}
            />
          </div>
        )}
        <ColorInput
          label={colors.color}
          value={choice.color}
          isLightOnly={isDark}
          onChange={(color) => change({ color })}
        />
        <ColorInput
          label={colors.letra}
          value={choice.letra}
          ground={choice.color}
          isDisabled={!applies('letra', choice.trigger)}
          isLightOnly={isDark}
          onChange={(letra) => change({ letra })}
        />
        {more === undefined && options('estilo')}
        {options('esquinas')}
        {more === undefined && options('posicion')}
        {more === undefined && options('oscuro')}
        {more === undefined && (
          <p className={clsx(styles.contrast, styles.note)}>{noteOf(choice)}</p>
        )}
        <p className={styles.end}>
          <button
            type="button"
            className={`clean-btn ${styles.reset}`}
            disabled={isFirst}
            onClick={() => {
              change(firstChoice);
              // The button is hidden now.
              controls.current?.focus();
            }}
          >
            <Translate id="site.Configurator.reset">Start again</Translate>
          </button>
          <span className={styles.share}>
            {more !== undefined && (
              <Link to={addressOf(more, choice)}>
                <Translate id="site.Configurator.more">All settings</Translate>
              </Link>
            )}
            <CopyButton
              className={styles.copy}
              getText={() => {
                // The address may not have the last choice yet.
                const address = new URL(window.location.href);
                address.search = writeChoice(choice, address.search);
                return address.href;
              }}
              label={share}
            >
              {share}
            </CopyButton>
          </span>
        </p>
      </div>
    </>
  );
}

const hasDarkMode = ({ oscuro }: Choice) => oscuro !== values.oscuro[0];

/** What is said of a choice below the settings: one text, which stands alone in its element. */
function noteOf(choice: Choice): string {
  const derived =
    hasDarkMode(choice) &&
    translate(
      {
        id: 'site.Configurator.derived',
        message: 'In dark mode, derived colors: contrast {ratio}.',
      },
      { ratio: writeRatio(darkContrast(choice)) },
    );
  const kept =
    !derived &&
    translate({
      id: 'site.Configurator.kept',
      message: 'The link opens this page with what you choose.',
    });
  return [unavailable(choice.trigger) ?? kept, derived].filter(Boolean).join(' ');
}

/** Whether what an open widget shows lies over its trigger. */
function coversTrigger({ firstElementChild, lastElementChild }: HTMLDetailsElement): boolean {
  const box = lastElementChild?.getBoundingClientRect();
  const texts = [...(firstElementChild?.querySelectorAll('[data-text]') ?? [])];
  return texts.some((text) => {
    const { left, top, right, bottom, width } = text.getBoundingClientRect();
    if (width === 0 || box === undefined) return false;
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  });
}

/** Another page with the same choice. */
function addressOf(page: string, choice: Choice): string {
  const [path, hash = ''] = page.split('#');
  return `${path}?${writeChoice(choice, '')}#${hash}`;
}

/** Between changes of which only the last one is written, in milliseconds. */
const pause = 300;

/**
 * The choice that the address has. A change soon after another is written once the reader pauses, or uses what is not in `root`:
 * browsers limit how many there are.
 */
function useChoice(root: Element): [Choice, (choice: Choice) => void] {
  const history = useHistory();
  const { search } = useLocation();
  const [choice, setChoice] = useState(() => readChoice(search));
  const written = useRef(search);
  const last = useRef(choice);
  const changedAt = useRef(-pause);
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setChoice(readChoice(search));
  }, [search]);
  useEffect(() => {
    if (choice === last.current) return undefined;
    last.current = choice;
    const ending = new AbortController();
    const write = () => {
      ending.abort();
      const { location } = history;
      const query = writeChoice(choice, location.search);
      const next = query === '' ? '' : `?${query}`;
      if (next === location.search || next === written.current) return;
      written.current = next;
      history.replace({ ...location, search: next });
    };
    const now = performance.now();
    const isFollowing = now < changedAt.current + pause;
    changedAt.current = now;
    if (!isFollowing) {
      write();
      return undefined;
    }
    const timer = setTimeout(write, pause);
    const { signal } = ending;
    signal.addEventListener('abort', () => clearTimeout(timer));
    const leave = ({ target }: Event) =>
      target instanceof Node && !root.contains(target) && write();
    window.addEventListener('click', leave, { capture: true, signal });
    return () => ending.abort();
  }, [choice, history, root]);
  return [choice, setChoice];
}
