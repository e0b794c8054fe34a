import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { copyText } from '@site/src/components/CopyButton/copyText';
import { markdownPath } from '@site/lib/markdownPath';
import styles from './styles.module.css';

/**
 * Menu of a page: copies it as Markdown, opens that as a file or in a chat assistant. Its links work without JavaScript.
 */
export default function PageMenu(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const markdown = markdownPath(useLocation().pathname, siteConfig.baseUrl);
  const canCopy = useIsBrowser();
  const [status, setStatus] = useState('');
  const menu = useRef<HTMLDetailsElement>(null);
  // Fetched as the menu opens: Safari allows a copy only during the click itself.
  const text = useRef<Promise<string>>(undefined);
  const question = encodeURIComponent(
    `Lee ${siteConfig.url}${markdown} y responde a mis preguntas sobre AI Findr.`,
  );
  useClosing(menu);

  const prepare = () => {
    setStatus('');
    if (menu.current?.open) {
      text.current = fetchText(markdown);
      // `copy` reports the failure.
      text.current.catch(() => undefined);
    }
  };

  const copy = async () => {
    setStatus('');
    setStatus(
      (await copyText(text.current ?? fetchText(markdown)))
        ? 'Página copiada.'
        : 'No se ha podido copiar. Ábrela como Markdown y cópiala desde ahí.',
    );
  };

  return (
    <details
      ref={menu}
      className={clsx('dropdown', 'dropdown--show', styles.menu)}
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
        <a className="dropdown__link" href={markdown}>
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
        <p role="status">{status}</p>
      </div>
    </details>
  );
}

/** Chat assistants that take a question from the query of a URL. */
const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
];

/** Closes the menu on Escape, which returns the focus, and on a click or focus outside. */
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
