import type { ReactNode } from 'react';
import CodeBlock from '@aifindr-docs/code-blocks/components/CodeBlock';
import styles from './styles.module.css';

interface Props {
  /** Code of the page (`findListing`). */
  listing: HTMLPreElement;
}

/** The code that a question asks about, once more. */
export default function Listing({ listing }: Props): ReactNode {
  const title = listing.closest('.theme-code-block')?.querySelector('[data-code-title]');
  return (
    <div className={styles.listing}>
      <CodeBlock
        language={listing.dataset.language ?? ''}
        title={title?.textContent ?? undefined}
        isShort=""
      >
        <div ref={(place) => place?.replaceChildren(listing.cloneNode(true))} />
      </CodeBlock>
    </div>
  );
}

/** The code of the section that a link in some words leads to: what follows its heading, if that is code and no other heading. */
export function findListing(words: readonly Node[]): HTMLPreElement | undefined {
  const parts = [...document.querySelectorAll('h2, h3, h4, pre')];
  for (const word of words) {
    if (!(word instanceof HTMLAnchorElement)) continue;
    const heading = parts.findIndex(({ id }) => id !== '' && `#${id}` === word.hash);
    const next = parts[heading + 1];
    const isHere = word.pathname === window.location.pathname;
    if (isHere && heading >= 0 && next instanceof HTMLPreElement) return next;
  }
  return undefined;
}
