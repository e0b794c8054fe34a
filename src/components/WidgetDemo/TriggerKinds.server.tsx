import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { Field, Trigger } from './triggers';

/** Kinds of trigger by their names in the address of the configurator. */
const kinds = [
  { kind: 'boton', label: 'Botón' },
  { kind: 'campo', label: 'Campo de texto' },
  { kind: 'enlace', label: 'Enlace' },
] as const;

/** What the kinds of trigger look like, each with a link to the page where it gets its look. */
export default function TriggerKinds({ page }: { page: string }): ReactNode {
  const [path, hash = ''] = page.split('#');
  return (
    <figure className={styles.demo}>
      <div className={clsx('cards', styles.kinds)}>
        {kinds.map(({ kind, label }) => (
          <Link
            key={kind}
            className="card"
            to={`${path}?trigger=${kind}#${hash}`}
            data-trigger={kind}
          >
            <div aria-hidden="true" data-drawing="">
              {kind === 'campo' ? <Field /> : <Trigger isPage={kind === 'boton'} />}
            </div>
            <b>{label}</b>
          </Link>
        ))}
      </div>
      <figcaption>Diseña tu trigger: un botón, un campo de texto o un enlace.</figcaption>
    </figure>
  );
}
