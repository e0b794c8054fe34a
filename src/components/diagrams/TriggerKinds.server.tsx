import type { ReactNode } from 'react';
import { Arrow, Diagram, Drawing, shapes } from './Diagram';

const kinds: readonly { code: string; needs: string; y: number }[] = [
  { code: '<button>', needs: 'no necesita nada más', y: 8 },
  { code: '<input type="text">', needs: 'necesita una etiqueta', y: 92 },
  { code: '<a>, <div>…', needs: 'necesita role, foco y teclado', y: 178 },
];

/** Picture of what can be a trigger, and of the way in from any other element. */
export default function TriggerKinds(): ReactNode {
  return (
    <Diagram caption="Un solo elemento lleva el id ai-findr-trigger. Los demás llaman a open().">
      <Drawing
        width={340}
        height={330}
        description="Tres clases de trigger: un botón, que no necesita nada más; un campo de texto, que necesita una etiqueta; y otro elemento, como un enlace o un div, que necesita role, foco y teclado. Cualquier otro elemento de la página abre el widget con el método open de JavaScript."
      >
        {kinds.map(({ code, needs, y }) => (
          <g key={code}>
            <text className={shapes.code} x="0" y={y + 14}>
              {code}
            </text>
            <text className={shapes.text} x="0" y={y + 72}>
              {needs}
            </text>
          </g>
        ))}
        <rect className={shapes.solid} x="0" y="30" width="132" height="32" rx="8" />
        <path className={shapes.mark} data-on="solid" d="M23 43a5 5 0 1 0-.1 6M24 50l4 4" />
        <text className={shapes.onSolid} x="40" y="51">
          Preguntar
        </text>
        <rect className={shapes.box} x="0.750" y="114.750" width="196" height="32" rx="16" />
        <text className={shapes.text} x="16" y="135">
          ¿Qué buscas?
        </text>
        <circle className={shapes.solid} cx="180" cy="130.500" r="11" />
        <path
          className={shapes.mark}
          data-on="solid"
          d="M175 130.500h9M180 126l4.500 4.500l-4.500 4.500"
        />
        <text className={shapes.text} x="0" y="221">
          Preguntar
        </text>
        <path className={shapes.mark} d="M0 226h58" />
        <path className={shapes.lifeline} d="M0 266H340" />
        <text className={shapes.text} x="0" y="292">
          Otros botones
        </text>
        <text className={shapes.text} x="0" y="310">
          y enlaces
        </text>
        <Arrow from={[100, 298]} to={[222, 298]} />
        <text className={`${shapes.code} ${shapes.middle}`} x="160" y="290">
          open()
        </text>
        <Arrow from={[138, 48]} to={[246, 110]} />
        <Arrow from={[206, 130]} to={[240, 130]} />
        <Arrow from={[68, 214]} to={[246, 150]} />
        <rect className={shapes.accent} x="246" y="112" width="92" height="36" rx="8" />
        <text className={`${shapes.title} ${shapes.middle}`} x="292" y="135">
          Widget
        </text>
        <rect className={shapes.accent} x="228" y="280" width="110" height="36" rx="8" />
        <text className={`${shapes.title} ${shapes.middle}`} x="283" y="303">
          Widget
        </text>
      </Drawing>
    </Diagram>
  );
}
