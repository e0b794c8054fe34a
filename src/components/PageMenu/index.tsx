import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { markdownPath } from '@aifindr-docs/page-outputs/markdown/markdownPath';
import { copyText } from '@aifindr-docs/ui/CopyButton/copyText';
import { CopyIcon, DoneIcon } from '@aifindr-docs/ui/icons';
import { useLightDismiss } from '@aifindr-docs/ui/useLightDismiss';
import styles from './styles.module.css';

/**
 * A button that copies the page as Markdown, and a menu that opens that as a file or in a chat assistant; its links work without
 * JavaScript.
 */
export default function PageMenu(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const markdown = markdownPath(useLocation().pathname, siteConfig.baseUrl);
  const [outcome, setOutcome] = useState<Outcome>();
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
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), outcomeTime);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    setOutcome(undefined);
    setOutcome((await copyText(fetchText(markdown))) ? 'copied' : 'failed');
  };

  return (
    <div className={styles.menu} data-reading-aid="">
      <button
        type="button"
        className="clean-btn"
        data-needs-js=""
        data-outcome={outcome}
        onClick={copy}
      >
        {outcome === 'copied' ? <DoneIcon /> : <CopyIcon />}
        <span key={outcome}>
          {outcome === 'copied' ? (
            <Translate id="site.PageMenu.done">Copied</Translate>
          ) : (
            <Translate id="site.PageMenu.label">Copy page</Translate>
          )}
        </span>
      </button>
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
      <p role="status" className={clsx(outcome !== 'failed' && 'visually-hidden')}>
        {outcome && <span key={outcome}>{outcomeMessage(outcome)}</span>}
      </p>
    </div>
  );
}

type Outcome = 'copied' | 'failed';

function outcomeMessage(outcome: Outcome): string {
  return outcome === 'copied'
    ? translate({ id: 'site.PageMenu.copied', message: 'Page copied.' })
    : translate({
        id: 'site.PageMenu.failed',
        message: 'The page could not be copied. Open it as Markdown and copy it from there.',
      });
}

/** How long a copy is shown, in milliseconds. */
const outcomeTime = 2000;

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
