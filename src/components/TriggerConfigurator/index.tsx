import type { ComponentProps, ReactNode } from 'react';
import Configurator from '@aifindr-docs/configurator/Configurator';
import StaticHtml from '@aifindr-docs/framework/static-html/client/StaticHtml';
import WidgetDemo, { type HubSetting } from '../WidgetDemo';
import WidgetInterface from '../WidgetDemo/WidgetInterface';

interface Props extends Omit<ComponentProps<typeof Configurator>, 'renderPicture'> {
  /** Id of the figure and prefix of the names of its inputs; unique in the page. */
  id: string;
  /** Settings of AI Findr Hub that the reader can change in the picture. */
  hubSettings: readonly HubSetting[];
}

/** The configurator of the trigger, whose picture is a demo of the widget. */
export default function TriggerConfigurator({ id, hubSettings, ...props }: Props): ReactNode {
  return (
    <Configurator
      {...props}
      renderPicture={(picture) => (
        <WidgetDemo id={id} hubSettings={hubSettings} {...picture}>
          <StaticHtml id={`${id}-interface`}>
            {__RENDERS_STATIC_HTML__ && <WidgetInterface namePrefix={id} />}
          </StaticHtml>
        </WidgetDemo>
      )}
    />
  );
}
