import { Fragment, type ReactNode } from 'react';
import { Arrow, Box, Diagram, Picture, shapes } from './Diagram';

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

/** Picture of what happens from the script tag to the open widget. */
export default function ScriptToOpen(): ReactNode {
  return (
    <Diagram caption="Del script al widget abierto. En cada paso, el valor que cabe esperar de getState().">
      <Picture
        className={shapes.flow}
        description="Del script al widget abierto, en los cinco pasos que cabe esperar. Uno: el navegador lee el HTML y descarga widget.js a la vez; el objeto AIFindrWidget todavía no existe. Dos: con el documento ya leído, el script se ejecuta y el objeto existe; el estado es init. Tres: el widget se prepara y ready todavía espera; el estado es loading. Cuatro: el widget está listo y se cumple ready; el estado es ready. Cinco: el visitante pulsa el trigger o tu código llama a open; el estado es open."
      >
        {steps.map(({ title, text, state }, index) => (
          <Fragment key={title}>
            {index > 0 && <Arrow />}
            <Box
              {...(index > 0 && { kind: 'accent' })}
              title={`${index + 1}. ${title}`}
              text={text}
              chips={[state]}
            />
          </Fragment>
        ))}
      </Picture>
    </Diagram>
  );
}
