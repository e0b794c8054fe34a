import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ReactNode, useRef } from 'react';
import { markdownPath } from '@aifindr-docs/page-outputs/markdown/markdownPath';
import CopyButton from '@aifindr-docs/ui/CopyButton';
import { useLightDismiss } from '@aifindr-docs/ui/useLightDismiss';
import styles from './styles.module.css';

/** A button that copies the page as Markdown, and a menu of links to that Markdown, as a file or for a chat assistant. */
export default function PageMenu(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const markdown = markdownPath(useLocation().pathname);
  const menu = useRef<HTMLDetailsElement>(null);
  const question = encodeURIComponent(
    `Lee ${siteConfig.url + markdown} y responde a mis preguntas sobre ${siteConfig.title}.`,
  );
  useLightDismiss(menu);
  return (
    <div className={styles.menu} data-reading-aid="">
      <CopyButton getText={() => fetchText(markdown)} label="Copiar página">
        Copiar página
      </CopyButton>
      <details ref={menu} className="dropdown">
        <summary aria-label="Abrir la página como Markdown">
          <span className="icon" />
        </summary>
        <div className="dropdown__menu">
          <a className="dropdown__link" href={markdown}>
            Ver como Markdown
          </a>
          {assistants.map(({ name, questionUrl }) => (
            <a
              key={name}
              className="dropdown__link"
              href={questionUrl + question}
              target="_blank"
              rel="noopener noreferrer"
            >
              {`Abrir en ${name}`}
            </a>
          ))}
        </div>
      </details>
    </div>
  );
}

const assistants = [
  { name: 'ChatGPT', questionUrl: 'https://chatgpt.com/?q=' },
  { name: 'Claude', questionUrl: 'https://claude.ai/new?q=' },
];

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
