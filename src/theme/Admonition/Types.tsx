// Change: all types of notice in one module with three icons; upstream has a module for each type and each icon.
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Admonition';
import AdmonitionLayout from '@theme/Admonition/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { InfoIcon, TipIcon, WarningIcon } from '@aifindr-docs/ui/icons';

function createType(alert: string, icon: ReactNode, getLabel: () => string) {
  return function AdmonitionType({ className, title, ...props }: Props): ReactNode {
    return (
      <AdmonitionLayout
        {...props}
        icon={props.icon ?? icon}
        title={title ?? getLabel()}
        className={clsx('alert', alert, className)}
      />
    );
  };
}

const types = {
  note: createType('alert--secondary', <InfoIcon />, () =>
    translate({ id: 'theme.admonition.note', message: 'note' }),
  ),
  tip: createType('alert--success', <TipIcon />, () =>
    translate({ id: 'theme.admonition.tip', message: 'tip' }),
  ),
  info: createType('alert--info', <InfoIcon />, () =>
    translate({ id: 'theme.admonition.info', message: 'info' }),
  ),
  warning: createType('alert--warning', <WarningIcon />, () =>
    translate({ id: 'theme.admonition.warning', message: 'warning' }),
  ),
  danger: createType('alert--danger', <WarningIcon />, () =>
    translate({ id: 'theme.admonition.danger', message: 'danger' }),
  ),
};

// Docusaurus documents `caution` as another name of `warning`.
export default { ...types, caution: types.warning };
