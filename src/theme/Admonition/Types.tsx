// Change: all types of notice in one module with three icons; upstream has a module for each type and each icon.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Admonition';
import IconInfo from '@theme/Admonition/Icon/Info';
import IconTip from '@theme/Admonition/Icon/Tip';
import IconWarning from '@theme/Admonition/Icon/Warning';
import AdmonitionLayout from '@theme/Admonition/Layout';

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
  note: createType('alert--secondary', <IconInfo />, () =>
    translate({ id: 'theme.admonition.note', message: 'note' }),
  ),
  tip: createType('alert--success', <IconTip />, () =>
    translate({ id: 'theme.admonition.tip', message: 'tip' }),
  ),
  info: createType('alert--info', <IconInfo />, () =>
    translate({ id: 'theme.admonition.info', message: 'info' }),
  ),
  warning: createType('alert--warning', <IconWarning />, () =>
    translate({ id: 'theme.admonition.warning', message: 'warning' }),
  ),
  danger: createType('alert--danger', <IconWarning />, () =>
    translate({ id: 'theme.admonition.danger', message: 'danger' }),
  ),
};

// Docusaurus documents `caution` as another name of `warning`.
export default { ...types, caution: types.warning };
