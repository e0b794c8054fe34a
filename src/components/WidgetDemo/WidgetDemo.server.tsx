import type { ReactNode } from 'react';
import WidgetDemo, { type HubSetting } from '.';
import WidgetInterface from './WidgetInterface';

interface Props {
  /** Prefix of the names of its inputs, unique in the page. */
  id: string;
  hubSettings: readonly HubSetting[];
}

/** The demo of the widget with the trigger of the first variant, without JavaScript. */
export default function StaticWidgetDemo({ id, hubSettings }: Props): ReactNode {
  return (
    <WidgetDemo id={id} hubSettings={hubSettings}>
      <WidgetInterface id={id} />
    </WidgetDemo>
  );
}
