// Texts here are content: Spanish, like the pages that they stand on.
import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { copyText } from '@site/src/components/CopyButton/copyText';
import { twinPath } from '../../twinPath';
import styles from './styles.module.css';

/** Takes the page elsewhere: as Markdown on the clipboard, as a file, or to a chat assistant. Its links work without JavaScript. */
export default function PageMenu(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const twin = twinPath(useLocation().pathname);
  const canCopy = useIsBrowser();
  const [said, setSaid] = useState('');
  const menu = useRef<HTMLDetailsElement>(null);
  // Asked for as the menu opens: Safari lets a page copy only in the moment of the click.
  const text = useRef<Promise<string>>(undefined);
  const question = encodeURIComponent(
    `Lee ${siteConfig.url}${twin} y responde a mis preguntas sobre AI Findr.`,
  );
  useClosing(menu);

  const prepare = () => {
    setSaid('');
    if (menu.current?.open) {
      text.current = fetchText(twin);
      // Told by `copy`, when there is somebody to tell.
      text.current.catch(() => undefined);
    }
  };

  const copy = async () => {
    setSaid('');
    setSaid(
      (await copyFrom(text.current ?? fetchText(twin)))
        ? 'Página copiada.'
        : 'No se ha podido copiar. Ábrela como Markdown y cópiala desde ahí.',
    );
  };

  return (
    <details
      ref={menu}
      className={clsx('dropdown', 'dropdown--show', styles.menu)}
      lang="es"
      data-reading-aid=""
      onToggle={prepare}
    >
      <summary>Copiar página</summary>
      <div className="dropdown__menu">
        {canCopy && (
          <button type="button" className="clean-btn dropdown__link" onClick={copy}>
            Copiar como Markdown
          </button>
        )}
        <a className="dropdown__link" href={twin}>
          Ver como Markdown
        </a>
        {assistants.map(({ name, address }) => (
          <a
            key={name}
            className="dropdown__link"
            href={address + question}
            target="_blank"
            rel="noopener noreferrer"
          >
            Abrir en {name}
          </a>
        ))}
        <p role="status">{said}</p>
      </div>
    </details>
  );
}

/** Chat assistants that take a question from an address, and those addresses. */
const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
];

/** Closes the menu on Escape, which gives the focus back, and when the reader goes on elsewhere. */
function useClosing(menu: { current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const close = ({ type, target, key }: Event & { key?: string }) => {
      const { current } = menu;
      if (!current?.open || (type === 'keydown' && key !== 'Escape')) {
        return;
      }
      if (type === 'keydown') {
        current.querySelector('summary')?.focus();
      } else if (current.contains(target as Node)) {
        return;
      }
      current.open = false;
    };
    const events = ['keydown', 'click', 'focusin'];
    events.forEach((name) => document.addEventListener(name, close));
    return () => events.forEach((name) => document.removeEventListener(name, close));
  }, [menu]);
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`${path}: ${response.status}`);
  }
  return response.text();
}

async function copyFrom(text: Promise<string>): Promise<boolean> {
  try {
    return await copyText(await text);
  } catch {
    return false;
  }
}
