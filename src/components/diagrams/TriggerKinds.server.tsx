import { Fragment, type ReactNode } from 'react';
import { Arrow, Box, Chip, Diagram, Picture, shapes } from './Diagram';

interface Kind {
  element: string;
  /** What it looks like. */
  look: 'button' | 'field' | 'link';
  label: string;
  needs: string;
}

const kinds: readonly Kind[] = [
  { element: '<button>', look: 'button', label: 'Preguntar', needs: 'no necesita nada más' },
  {
    element: '<input type="text">',
    look: 'field',
    label: '¿Qué buscas?',
    needs: 'necesita una etiqueta',
  },
  {
    element: '<a>, <div>…',
    look: 'link',
    label: 'Preguntar',
    needs: 'necesita role, foco y teclado',
  },
];

/** Picture of what can be a trigger, and of the way in from any other element. */
export default function TriggerKinds(): ReactNode {
  return (
    <Diagram caption="Un solo elemento lleva el id ai-findr-trigger. Los demás llaman a open().">
      <Picture
        className={shapes.kinds}
        description="Tres clases de trigger: un botón, que no necesita nada más; un campo de texto, que necesita una etiqueta; y otro elemento, como un enlace o un div, que necesita role, foco y teclado. Cualquier otro elemento de la página abre el widget con el método open de JavaScript."
      >
        {kinds.map(({ element, look, label, needs }) => (
          <Fragment key={element}>
            <Box>
              <Chip>{element}</Chip>
              <span className={shapes.sample} data-kind={look}>
                {label}
              </span>
              <span>{needs}</span>
            </Box>
            <Arrow isDown />
          </Fragment>
        ))}
        <Box kind="apart" title="Otros botones y enlaces" chips={['open()']} />
        <Arrow isDown />
        <Box kind="accent" className={shapes.widget} title="Widget" />
      </Picture>
    </Diagram>
  );
}
