import { type ReactNode, useState } from 'react';
import CodeBlock from '@aifindr-docs/code-blocks/components/CodeBlock';
import styles from './styles.module.css';

interface Props {
  /** Words with a link to a section of this page. */
  words: readonly Node[];
}

/** The code that a question asks about, once more: that of the section which its link leads to; nothing where there is none. */
export default function Listing({ words }: Props): ReactNode {
  const [listing] = useState(() => findListing(words));
  if (listing === undefined) return null;
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

/** What follows the heading of a section, if that is code and no other heading. */
function findListing(words: readonly Node[]): HTMLPreElement | undefined {
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
