import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import CopyButton from '@aifindr-docs/ui/CopyButton';
import { type Choice, cleanText, firstChoice, readChoice, writeChoice } from '../../browser/choice';
import { showChoice } from '../../browser/showChoice';
import { writeCss, writeHtml } from '../../browser/writeCode';
import ColorInput from './ColorInput';
import Contrast from './Contrast';
import { names, triggerTexts } from './names';
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
  const [choice, setChoice] = useChoice();
  const text = useId();
  const label = names();
  const isButton = choice.trigger === 'boton';
  useEffect(() => {
    const texts = triggerTexts();
    return showChoice(
      root,
      choice,
      { html: writeHtml(choice, texts), css: writeCss(choice) },
      texts,
    );
  }, [root, choice]);

  // A setting of the Hub is one of what opens.
  useEffect(() => {
    const settings = root.querySelector('figcaption');
    const open = () => root.querySelector('figure details')?.setAttribute('open', '');
    settings?.addEventListener('change', open);
    return () => settings?.removeEventListener('change', open);
  }, [root]);

  const change = (next: Partial<Choice>) => {
    // An open widget hides its trigger.
    root.querySelector('figure details')?.removeAttribute('open');
    root.querySelector('details[data-code]')?.setAttribute('open', '');
    setChoice({ ...choice, ...next });
  };
  const options = (name: 'trigger' | 'estilo' | 'esquinas' | 'posicion' | 'oscuro') => (
    <Options name={name} value={choice[name]} onChange={(value) => change({ [name]: value })} />
  );

  return (
    <div className={styles.controls} role="group" aria-label={label.title}>
      {more === undefined && options('trigger')}
      {more === undefined && (
        <div className={styles.row}>
          <label htmlFor={text}>{label.texto}</label>
          <input
            id={text}
            type="text"
            className={styles.text}
            value={choice.texto}
            placeholder={isButton ? triggerTexts().button : triggerTexts().field}
            autoComplete="off"
            onChange={({ target }) => change({ texto: cleanText(target.value) })}
          />
        </div>
      )}
      <ColorInput
        label={label.color}
        value={choice.color}
        onChange={(color) => change({ color })}
      />
      <ColorInput
        label={label.letra}
        value={choice.letra}
        onChange={(letra) => change({ letra })}
      />
      <Contrast choice={choice} />
      {isButton && more === undefined && options('estilo')}
      {options('esquinas')}
      {isButton && options('posicion')}
      {more === undefined && options('oscuro')}
      <p className={styles.end}>
        <button
          type="button"
          className={`clean-btn ${styles.reset}`}
          disabled={writeChoice(choice, '') === ''}
          onClick={() => change(firstChoice)}
        >
          <Translate id="site.Configurator.reset">Start again</Translate>
        </button>
        <span className={styles.share}>
          {more === undefined ? (
            <Translate id="site.Configurator.address">The address has your choice.</Translate>
          ) : (
            <Link to={addressOf(more, choice)}>
              <Translate id="site.Configurator.more">All settings</Translate>
            </Link>
          )}
          <CopyButton
            getText={() => window.location.href}
            label={translate({ id: 'site.Configurator.share', message: 'Copy the link' })}
          />
        </span>
      </p>
    </div>
  );
}

/** Another page with the same choice. */
function addressOf(page: string, choice: Choice): string {
  const [path, hash = ''] = page.split('#');
  return `${path}?${writeChoice(choice, '')}#${hash}`;
}

/** The choice that the address has. It is written once the reader pauses: browsers limit how often an address may change. */
function useChoice(): [Choice, (choice: Choice) => void] {
  const history = useHistory();
  const { search } = useLocation();
  const [choice, setChoice] = useState(() => readChoice(search));
  const written = useRef(search);
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setChoice(readChoice(search));
  }, [search]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const { location } = history;
      const query = writeChoice(choice, location.search);
      const next = query === '' ? '' : `?${query}`;
      if (next === location.search || next === written.current) return;
      written.current = next;
      history.replace({ ...location, search: next });
    }, 300);
    return () => clearTimeout(timer);
  }, [choice, history]);
  return [choice, setChoice];
}
