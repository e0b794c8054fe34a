import type { ReactNode } from 'react';
import { Arrow, Diagram, Drawing, shapes } from './Diagram';

interface Step {
  title: string;
  text: string;
  state: string;
}

const steps: readonly Step[] = [
  { title: 'El navegador lee el HTML', text: 'y descarga widget.js a la vez', state: 'undefined' },
  { title: 'El script se ejecuta', text: 'con el documento ya leído', state: 'init' },
  { title: 'El widget se prepara', text: 'ready() todavía espera', state: 'loading' },
  { title: 'El widget está listo', text: 'se cumple ready()', state: 'ready' },
  { title: 'Se pulsa el trigger', text: 'o tu código llama a open()', state: 'open' },
];

const rowHeight = 74;

/** Picture of what happens from the script tag to the open widget. */
export default function ScriptToOpen(): ReactNode {
  return (
    <Diagram caption="Del script al widget abierto. A la derecha, el valor que cabe esperar de getState().">
      <Drawing
        width={340}
        height={steps.length * rowHeight + 4}
        description="Del script al widget abierto, en los cinco pasos que cabe esperar. Uno: el navegador lee el HTML y descarga widget.js a la vez; el objeto AIFindrWidget todavía no existe. Dos: con el documento ya leído, el script se ejecuta y el objeto existe; el estado es init. Tres: el widget se prepara y ready todavía espera; el estado es loading. Cuatro: el widget está listo y se cumple ready; el estado es ready. Cinco: el visitante pulsa el trigger o tu código llama a open; el estado es open."
      >
        {steps.map(({ title, text, state }, index) => {
          const y = index * rowHeight + 2;
          return (
            <g key={title}>
              <rect
                className={index === 0 ? shapes.box : shapes.accent}
                x="2"
                y={y}
                width="250"
                height="50"
                rx="8"
              />
              <text className={shapes.title} x="14" y={y + 21}>
                {index + 1}. {title}
              </text>
              <text className={shapes.text} x="14" y={y + 40}>
                {text}
              </text>
              <text className={shapes.code} x="264" y={y + 30}>
                {state}
              </text>
              {index < steps.length - 1 && <Arrow from={[127, y + 53]} to={[127, y + 71]} />}
            </g>
          );
        })}
      </Drawing>
    </Diagram>
  );
}
