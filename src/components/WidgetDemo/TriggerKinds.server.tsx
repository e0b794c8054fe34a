import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { queryNames, queryValues } from '@aifindr-docs/configurator/query';
import styles from './styles.module.css';
import { Field, Trigger } from './triggers';

const kinds = [
  { kind: 'button', label: 'Botón' },
  { kind: 'field', label: 'Campo de texto' },
  { kind: 'link', label: 'Enlace' },
] as const;

interface Props {
  /** URL of the configurator. */
  page: string;
}

/** Shows what each kind of trigger looks like, with a link to the configurator, where readers choose its look. */
export default function TriggerKinds({ page }: Props): ReactNode {
  const [path, hash = ''] = page.split('#');
  return (
    <figure className={styles.demo}>
      <div className={clsx('cards', styles.kinds)}>
        {kinds.map(({ kind, label }) => (
          <Link
            key={kind}
            className="card"
            to={`${path}?${queryNames.trigger}=${queryValues.trigger[kind]}#${hash}`}
            data-trigger={kind}
          >
            <div aria-hidden="true" data-drawing="">
              {kind === 'field' ? (
                <Field />
              ) : (
                <Trigger {...(kind === 'button' && { id: 'ai-findr-trigger' })} />
              )}
            </div>
            <b>{label}</b>
          </Link>
        ))}
      </div>
      <figcaption>Diseña tu trigger: un botón, un campo de texto o un enlace.</figcaption>
    </figure>
  );
}
