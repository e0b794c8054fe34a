import { useEffect, useRef, useState, type ReactNode } from 'react';
import { attachSamples } from './attachSamples';
import styles from './RequestSamples.module.css';

/** The samples of an operation: at hand while the build renders the page, loaded when the reader comes from another page. */
export type SamplesSource = { html: string } | { load: () => Promise<string> };

export interface Props {
  source: SamplesSource;
}

/**
 * Request samples of an operation. The build writes them into the page; the browser keeps those nodes and never has their
 * HTML in its JavaScript, unless the reader arrives without loading the document.
 */
export default function RequestSamples({ source }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [html, setHtml] = useState('html' in source ? source.html : '');

  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    if (element.firstChild !== null) return attachSamples(element);
    if (!('load' in source)) return undefined;
    let isWanted = true;
    source.load().then(
      (loaded) => isWanted && setHtml(loaded),
      (error: unknown) => console.error('The request samples could not be loaded.', error),
    );
    return () => {
      isWanted = false;
    };
  }, [source, html]);

  return (
    <div data-samples="" className={styles.samples}>
      {/* The server's nodes are kept: the browser's own HTML is empty on purpose. */}
      <div
        ref={root}
        data-samples-root=""
        className={styles.root}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <span role="status" className="visually-hidden" />
    </div>
  );
}
