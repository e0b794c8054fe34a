import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface StateBox {
  state: AIFindrWidget.State;
  caption: string;
  x: number;
  y: number;
}

/** Every state once: the type makes a new state of the contract fail here until it has its place. */
const places: Record<AIFindrWidget.State, Omit<StateBox, 'state'>> = {
  init: { caption: 'sin iniciar', x: 4, y: 4 },
  loading: { caption: 'cargando', x: 172, y: 4 },
  ready: { caption: 'listo, cerrado', x: 340, y: 4 },
  open: { caption: 'abierto', x: 340, y: 124 },
  closing: { caption: 'cerrándose', x: 340, y: 244 },
  error: { caption: 'ha fallado', x: 172, y: 124 },
};

const boxes: StateBox[] = (Object.keys(places) as AIFindrWidget.State[]).map((state) => ({
  state,
  ...places[state],
}));

/** Lines end in their own arrowheads: markers would need ids that are unique in the page. */
const arrows = [
  'M132 34H166M158 28l8 6l-8 6',
  'M300 34H334M326 28l8 6l-8 6',
  'M404 64V118M398 110l6 8l6-8',
  'M404 184V238M398 230l6 8l6-8',
  'M468 274H500V34H474M482 28l-8 6l8 6',
];
const failure = 'M236 64V118M230 110l6 8l6-8';

const description =
  'Diagrama de los estados del widget. De «init» pasa a «loading» y de «loading» a «ready». ' +
  'Al abrirse, de «ready» a «open». Al cerrarse, de «open» a «closing» y de vuelta a «ready». ' +
  'Si algo falla, pasa a «error».';

/** Picture of the widget's life cycle; its text alternative says all that the picture does. */
export default function WidgetStates(): ReactNode {
  return (
    <svg className={styles.picture} viewBox="0 0 504 308" role="img" aria-label={description}>
      {arrows.map((path) => (
        <path key={path} className={styles.arrow} d={path} />
      ))}
      <path className={styles.failure} d={failure} />
      <text className={styles.label} x="414" y="97">
        open()
      </text>
      <text className={styles.label} x="414" y="217">
        close()
      </text>
      <text className={styles.label} x="246" y="97">
        si falla
      </text>
      {boxes.map(({ state, caption, x, y }) => (
        <g key={state}>
          <rect
            className={styles.box}
            data-state={state}
            x={x}
            y={y}
            width="128"
            height="60"
            rx="8"
          />
          <text className={styles.state} x={x + 64} y={y + 27}>
            {state}
          </text>
          <text className={styles.caption} x={x + 64} y={y + 47}>
            {caption}
          </text>
        </g>
      ))}
    </svg>
  );
}
