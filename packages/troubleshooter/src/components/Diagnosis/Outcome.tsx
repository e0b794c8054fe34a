import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { type ReactNode, useId, useLayoutEffect } from 'react';
import CopyButton from '@aifindr-docs/ui/CopyButton';
import styles from './styles.module.css';
import Words from './Words';

interface Props {
  id: string;
  /** Link to the problem. */
  address: string;
  /** What one sees, the cause, the solution. */
  row: HTMLTableRowElement;
  /** Which of the messages of the problem the reader has; undefined where that is not known. */
  message: string | undefined;
}

/** A problem: its cause, what one sees of it, its solution and how to check that. */
export default function Outcome({ id, address, row, message }: Props): ReactNode {
  const title = useId();
  useAddressOf(row, id);
  const [symptom, cause, solution] = row.cells;
  const labels = [...(row.closest('table')?.tHead?.rows[0]?.cells ?? [])];
  const check = findCheck(row);
  const [label, ...words] = check?.childNodes ?? [];
  return (
    <div className={styles.outcome} role="group" aria-labelledby={title}>
      {/* The address of the page is that of the problem; nothing scrolls to what is not drawn. */}
      <span id={id} hidden />
      <h3 id={title} className={styles.title} tabIndex={-1}>
        {cause && <Words nodes={cause.childNodes} />}
      </h3>
      <dl>
        <div>
          <dt>
            {message === undefined && symptom?.querySelector('br')
              ? translate({ id: 'site.Troubleshooter.possible', message: 'What you may see' })
              : labels[0]?.textContent}
          </dt>
          <dd>{symptom && <Words nodes={readVariant(symptom, message)} />}</dd>
        </div>
        <div>
          <dt>{labels[2]?.textContent}</dt>
          <dd>{solution && <Words nodes={solution.childNodes} isCopied />}</dd>
        </div>
        {label && (
          <div className={styles.check}>
            <dt>{label.textContent?.replace(/\W$/, '')}</dt>
            <dd>
              <Words nodes={words} />
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.share}>
        <Link to={address}>
          <Translate id="site.Troubleshooter.address">Link to this solution</Translate>
        </Link>
        <CopyButton
          getText={() => new URL(address, window.location.href).href}
          label={translate({ id: 'site.Troubleshooter.share', message: 'Copy the link' })}
        />
      </p>
    </div>
  );
}

/** Makes the problem's address that of the card: there is one element with an id, and the block around the row stays closed. */
function useAddressOf(row: HTMLTableRowElement, id: string): void {
  useLayoutEffect(() => {
    row.removeAttribute('id');
    return () => row.setAttribute('id', id);
  }, [row, id]);
}

/** The line of a cell with the message that the reader has; all lines where that is not known. */
function readVariant({ childNodes }: HTMLElement, message: string | undefined): readonly Node[] {
  const nodes = [...childNodes];
  if (message === undefined) return nodes;
  const lines: Node[][] = [[]];
  for (const node of nodes) {
    if (node.nodeName === 'BR') lines.push([]);
    else lines[lines.length - 1]?.push(node);
  }
  const line = lines.find((words) => words.some((node) => node.textContent?.includes(message)));
  return line ?? nodes;
}

/** The paragraph that says how to check the solutions of the row's table: the nearest one. */
function findCheck(row: Element): Element | null {
  const check = row.querySelector('[data-check]');
  return check ?? (row.parentElement && findCheck(row.parentElement));
}
