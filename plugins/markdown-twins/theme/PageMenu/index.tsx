// Texts here are content: Spanish, like the pages that they stand on.
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
  const menu = useRef<HTMLDetailsElement>(null);
  const [said, setSaid] = useState('');
  const question = encodeURIComponent(
    `Lee ${siteConfig.url}${twin} y responde a mis preguntas sobre AI Findr.`,
  );

  useEffect(() => {
    const close = (event: Event) => {
      const { current } = menu;
      if (!current?.open) {
        return;
      }
      if (event instanceof KeyboardEvent) {
        if (event.key === 'Escape') {
          current.open = false;
          current.querySelector('summary')?.focus();
        }
      } else if (!current.contains(event.target as Node)) {
        current.open = false;
      }
    };
    const events = ['keydown', 'click', 'focusin'];
    events.forEach((name) => document.addEventListener(name, close));
    return () => events.forEach((name) => document.removeEventListener(name, close));
  }, []);

  const copy = async () => {
    setSaid('');
    setSaid(await copyPage(twin));
  };

  return (
    <details ref={menu} className={styles.menu} lang="es" data-reading-aid="">
      <summary>Copiar página</summary>
      <ul>
        {canCopy && (
          <li>
            <button type="button" className="clean-btn" onClick={copy}>
              Copiar como Markdown
            </button>
          </li>
        )}
        <li>
          <a href={twin}>Ver como Markdown</a>
        </li>
        <li>
          <a href={`https://chatgpt.com/?q=${question}`} target="_blank" rel="noopener noreferrer">
            Abrir en ChatGPT
          </a>
        </li>
        <li>
          <a href={`https://claude.ai/new?q=${question}`} target="_blank" rel="noopener noreferrer">
            Abrir en Claude
          </a>
        </li>
        <li role="status">{said}</li>
      </ul>
    </details>
  );
}

/** What to tell the reader after trying. */
async function copyPage(twin: string): Promise<string> {
  try {
    const response = await fetch(twin);
    if (response.ok && (await copyText(await response.text()))) {
      return 'Página copiada.';
    }
  } catch {
    // Told below, like every other failure.
  }
  return 'No se ha podido copiar. Ábrela como Markdown y cópiala desde ahí.';
}
