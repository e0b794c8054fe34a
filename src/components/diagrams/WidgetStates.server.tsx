import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Arrow, Diagram, Drawing, shapes } from './Diagram';

interface Place {
  caption: string;
  x: number;
  y: number;
}

/** Every state once: the type makes a new state of the contract fail here until it has its place. */
const places: Record<AIFindrWidget.State, Place> = {
  init: { caption: 'sin iniciar', x: 2, y: 2 },
  loading: { caption: 'cargando', x: 116, y: 2 },
  ready: { caption: 'listo, cerrado', x: 230, y: 2 },
  open: { caption: 'abierto', x: 230, y: 112 },
  closing: { caption: 'cerrándose', x: 230, y: 222 },
  error: { caption: 'ha fallado', x: 2, y: 222 },
};

const states = Object.entries(places) as [AIFindrWidget.State, Place][];

/** Picture of the widget's life cycle; its text alternative says all that the picture does. */
export default function WidgetStates(): ReactNode {
  return (
    <Diagram caption="Los estados del widget, en el orden que cabe esperar. No está publicado cuándo se llega a error.">
      <Drawing
        width={340}
        height={276}
        description="Los seis estados del widget, en el orden que cabe esperar. De «init», sin iniciar, pasa a «loading», cargando, y de ahí a «ready», listo y cerrado. Con open pasa de «ready» a «open», abierto. Con close pasa de «open» a «closing», cerrándose, y vuelve a «ready». Aparte está «error», ha fallado: no está publicado desde qué estados se llega a él."
      >
        <Arrow from={[96, 28]} to={[113, 28]} />
        <Arrow from={[210, 28]} to={[227, 28]} />
        <Arrow from={[276, 57]} to={[276, 108]} />
        <Arrow from={[276, 167]} to={[276, 218]} />
        <path className={shapes.mark} d="M324 248H335V28H330" />
        <Arrow from={[334, 28]} to={[326, 28]} />
        <text className={shapes.code} x="216" y="87">
          open()
        </text>
        <text className={shapes.code} x="216" y="197">
          close()
        </text>
        {states.map(([state, { caption, x, y }]) => (
          <g key={state}>
            <rect
              className={state === 'error' ? shapes.box : shapes.accent}
              x={x}
              y={y}
              width="92"
              height="52"
              rx="8"
            />
            <text className={clsx(shapes.title, shapes.middle)} x={x + 46} y={y + 22}>
              {state}
            </text>
            <text className={clsx(shapes.text, shapes.middle)} x={x + 46} y={y + 41}>
              {caption}
            </text>
          </g>
        ))}
      </Drawing>
    </Diagram>
  );
}
