import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { markdownPath } from '@aifindr-docs/markdown-copies/markdownPath';
import { copyText } from '@aifindr-docs/ui/CopyButton/copyText';
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
    translate(
      {
        id: 'site.PageMenu.question',
        message: 'Read {url} and answer my questions about {product}.',
      },
      { url: siteConfig.url + markdown, product: siteConfig.title },
    ),
  );
  useClosing(menu);

  const prepare = () => {
    setStatus('');
    if (menu.current?.open) {
      text.current = fetchText(markdown);
      // `copy` tries again, and reports that.
      text.current.catch(() => (text.current = undefined));
    }
  };

  const copy = async () => {
    setStatus('');
    setStatus(
      (await copyText(text.current ?? fetchText(markdown)))
        ? translate({ id: 'site.PageMenu.copied', message: 'Page copied.' })
        : translate({
            id: 'site.PageMenu.failed',
            message: 'The page could not be copied. Open it as Markdown and copy it from there.',
          }),
    );
  };

  return (
    <details
      ref={menu}
      className={clsx('dropdown', 'dropdown--show', styles.menu)}
      data-reading-aid=""
      onToggle={prepare}
    >
      <summary>
        <Translate id="site.PageMenu.label">Copy page</Translate>
      </summary>
      <div className="dropdown__menu">
        {canCopy && (
          <button type="button" className="clean-btn dropdown__link" onClick={copy}>
            <Translate id="site.PageMenu.copy">Copy as Markdown</Translate>
          </button>
        )}
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
