import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ReactNode, useRef } from 'react';
import { markdownPath } from '@aifindr-docs/page-outputs/markdown/markdownPath';
import CopyButton from '@aifindr-docs/ui/CopyButton';
import { useLightDismiss } from '@aifindr-docs/ui/useLightDismiss';
import styles from './styles.module.css';

/**
 * A button that copies the page as Markdown, and a menu that opens that as a file or in a chat assistant; its links work without
 * JavaScript.
 */
export default function PageMenu(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const markdown = markdownPath(useLocation().pathname);
  const menu = useRef<HTMLDetailsElement>(null);
  const question = encodeURIComponent(
    translate(
      {
        id: 'site.PageMenu.question',
        message: 'Read {url} and answer my questions about {product}.',
      },
      { url: siteConfig.url + markdown, product: siteConfig.title },
    ),
  );
  useLightDismiss(menu);
  return (
    <div className={styles.menu} data-reading-aid="">
      <CopyButton
        getText={() => fetchText(markdown)}
        label={translate({ id: 'site.PageMenu.label', message: 'Copy page' })}
      >
        <Translate id="site.PageMenu.label">Copy page</Translate>
      </CopyButton>
      <details ref={menu} className="dropdown">
        <summary aria-label={translate({ id: 'site.PageMenu.more', message: 'Page as Markdown' })}>
          <span className="icon" />
        </summary>
        <div className="dropdown__menu">
          <a className="dropdown__link" href={markdown}>
            <Translate id="site.PageMenu.open">View as Markdown</Translate>
          </a>
          {assistants.map(({ name, address }) => (
            <a
              key={name}
              className="dropdown__link"
              href={address + question}
              target="_blank"
              rel="noopener noreferrer"
            >
              {translate({ id: 'site.PageMenu.ask', message: 'Open in {name}' }, { name })}
            </a>
          ))}
        </div>
      </details>
    </div>
  );
}

/** Chat assistants that take a question from the query of a URL. */
const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
];

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`${path}: ${response.status}`);
  }
  return response.text();
}
