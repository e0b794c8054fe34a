import '@site/examples/guide/personalizacion/brand.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Preview } from '@aifindr-docs/configurator/preview';
import { ArrowIcon, SearchIcon } from '@aifindr-docs/ui/icons';
import styles from './styles.module.css';

interface Props {
  text?: string | undefined;
  partStyles?: Preview['styles'];
}

/** Looks like the button in brand.css unless `partStyles` is given, and like a link inside `[data-trigger=link]`. */
export function FakeTrigger({
  id,
  text = 'Preguntar',
  partStyles = {},
}: Props & { id?: string }): ReactNode {
  return (
    <span
      id={id}
      className={clsx('ai-findr-trigger-button', styles.trigger)}
      style={partStyles.trigger}
    >
      <SearchIcon />
      <span>{text}</span>
    </span>
  );
}

/** A picture of a text field with the elements that the widget adds around it. */
export function FakeTriggerField({ text = '¿Qué buscas?', partStyles = {} }: Props): ReactNode {
  return (
    <span
      className={clsx('ai-findr-trigger-input-container muted', styles.input)}
      style={partStyles.container}
    >
      <SearchIcon className={clsx('ai-findr-trigger-icon', styles.icon)} style={partStyles.icon} />
      <span className="ai-findr-trigger-input" style={partStyles.input}>
        {text}
      </span>
      <ArrowIcon
        className={clsx('ai-findr-trigger-submit', styles.submit)}
        style={partStyles.submit}
      />
    </span>
  );
}
