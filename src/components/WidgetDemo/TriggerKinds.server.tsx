import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { settings } from '@aifindr-docs/configurator/choice';
import styles from './styles.module.css';
import { FakeTrigger, FakeTriggerField } from './triggers';

/** Shows what each kind of trigger looks like, and links to the configurator with that kind chosen. */
export default function TriggerKinds({ configuratorUrl }: { configuratorUrl: string }): ReactNode {
  const { trigger } = settings;
  const [path, hash = ''] = configuratorUrl.split('#');
  return (
    <figure className={styles.demo}>
      <div className={clsx('cards', styles.kinds)}>
        {trigger.values.map(({ value: kind, parameter, label }) => (
          <Link
            key={kind}
            className="card"
            to={`${path}?${trigger.parameter}=${parameter}#${hash}`}
            data-trigger={kind}
          >
            <div aria-hidden="true" data-drawing="">
              {kind === 'field' ? (
                <FakeTriggerField />
              ) : (
                <FakeTrigger {...(kind === 'button' && { id: 'ai-findr-trigger' })} />
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
