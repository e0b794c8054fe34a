import { Fragment, type ReactNode } from 'react';
import { Arrow, Box, Chip, Diagram, Picture, shapes } from '@aifindr-docs/ui/diagrams';

/** Every state once: the type makes a new state of the contract fail here until it has its place. */
const captions: Record<AIFindrWidget.State, string> = {
  init: 'sin iniciar',
  loading: 'cargando',
  ready: 'listo, cerrado',
  open: 'abierto',
  closing: 'cerrándose',
  error: 'ha fallado',
};

/** The states in order, and the method that causes each. */
const cycle: readonly { state: AIFindrWidget.State; method?: string }[] = [
  { state: 'init' },
  { state: 'loading' },
  { state: 'ready' },
  { state: 'open', method: 'open()' },
  { state: 'closing', method: 'close()' },
];

/** Picture of the widget's life cycle; its text alternative says all that the picture does. */
export default function WidgetStates(): ReactNode {
  return (
    <Diagram caption="Los estados del widget, en el orden que cabe esperar.">
      <Picture
        className={shapes.states}
        description="Los seis estados del widget, en el orden que cabe esperar. De «init», sin iniciar, pasa a «loading», cargando, y de ahí a «ready», listo y cerrado. Con open pasa de «ready» a «open», abierto. Con close pasa de «open» a «closing», cerrándose, y vuelve a «ready». Aparte está «error», si ha fallado."
      >
        {cycle.map(({ state, method }, index) => (
          <Fragment key={state}>
            {index > 0 && <Arrow>{method !== undefined && <Chip>{method}</Chip>}</Arrow>}
            <Box kind="accent" title={state} text={captions[state]} />
          </Fragment>
        ))}
        <div className={shapes.back} />
        <Box kind="apart" title="error" text={captions.error} />
      </Picture>
    </Diagram>
  );
}
