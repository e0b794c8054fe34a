import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './kinds.module.css';
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
    <figure className={clsx('frame', styles.kinds)}>
      {kinds.map(({ kind, label }) => (
        <Link key={kind} to={`${path}?trigger=${kind}#${hash}`} data-trigger={kind}>
          <span aria-hidden="true" data-drawing="">
            {kind === 'campo' ? <Field /> : <Trigger isPage={kind === 'boton'} />}
          </span>
          {label}
        </Link>
      ))}
      <figcaption>Elige uno y ponle tu marca.</figcaption>
    </figure>
  );
}
