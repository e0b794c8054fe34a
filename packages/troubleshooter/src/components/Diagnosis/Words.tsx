import Link from '@docusaurus/Link';
import { createElement, Fragment, type ReactNode } from 'react';
import CopyButton from '@aifindr-docs/ui/CopyButton';
import styles from './styles.module.css';

/** A shorter value is quicker typed than copied. */
const shortest = 9;

interface Props {
  /** Nodes of the page: text, code, links and what is emphasized. */
  nodes: Iterable<Node>;
  /** Whether code, that of links apart, has a button that copies it. */
  isCopied?: boolean;
  /** Whether links are text, as inside of another link. */
  isPlain?: boolean;
}

/** Words of the page once more. */
export default function Words({ nodes, isCopied = false, isPlain = false }: Props): ReactNode {
  return [...nodes].map((node, index) => (
    <Fragment key={index}>
      {node instanceof HTMLElement
        ? renderElement(node, { isCopied, isPlain })
        : node instanceof Text && <span>{node.data}</span>}
    </Fragment>
  ));
}

function renderElement(element: HTMLElement, options: Omit<Props, 'nodes'>): ReactNode {
  const words = (own: Omit<Props, 'nodes'> = options) => (
    <Words nodes={element.childNodes} {...own} />
  );
  switch (element.tagName) {
    case 'A':
      return options.isPlain === true ? (
        words()
      ) : (
        <Link to={element.getAttribute('href') ?? ''}>{words({})}</Link>
      );
    case 'BR':
      return <br />;
    case 'SPAN':
      // One keeps code and the punctuation after it together.
      return <span className={element.className || undefined}>{words()}</span>;
    case 'CODE': {
      const text = element.textContent;
      const code = <code>{text}</code>;
      if (options.isCopied !== true || text.length < shortest) return code;
      return (
        <span className={styles.copied}>
          {code}
          <CopyButton getText={() => text} />
        </span>
      );
    }
    default:
      return createElement(element.localName, {}, words());
  }
}
