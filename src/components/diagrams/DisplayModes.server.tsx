import type { ReactNode } from 'react';
import { Diagram, Drawing, shapes } from './Diagram';

/** The host page in both pictures: a window, its fixed header and some content. */
function HostPage(): ReactNode {
  return (
    <>
      <rect className={shapes.page} x="1" y="26" width="318" height="192" rx="8" />
      {[88, 112, 136, 160, 184].map((y, index) => (
        <rect
          key={y}
          className={shapes.content}
          x="20"
          y={y}
          width={index % 2 === 0 ? 190 : 150}
          height="10"
          rx="5"
        />
      ))}
      <path className={shapes.content} d="M2 34a8 8 0 0 1 8-8h300a8 8 0 0 1 8 8v24H2z" />
      <text className={shapes.text} x="20" y="47">
        Tu cabecera
      </text>
    </>
  );
}

/** Picture of the two display modes of the widget. */
export default function DisplayModes(): ReactNode {
  return (
    <Diagram caption="Los dos modos: una capa que cubre la página o una caja en una esquina.">
      <Drawing
        width={320}
        height={220}
        description="Modo overlay: la interfaz del widget cubre toda la página por debajo de la cabecera. La distancia que deja arriba es la variable --ai-nav-height."
      >
        <text className={shapes.code} x="2" y="16">
          overlay
        </text>
        <HostPage />
        <rect className={shapes.over} x="2.5" y="59" width="315" height="157.500" rx="6" />
        <text className={`${shapes.title} ${shapes.middle}`} x="160" y="112">
          Interfaz del widget
        </text>
        <rect className={shapes.box} x="50" y="128" width="220" height="34" rx="17" />
        <text className={shapes.text} x="68" y="150">
          Haz una pregunta
        </text>
        <path className={shapes.mark} d="M296 26v29M291 31l5-5l5 5M291 50l5 5l5-5" />
        <text className={shapes.code} x="174" y="46">
          --ai-nav-height
        </text>
      </Drawing>
      <Drawing
        width={320}
        height={220}
        description="Modo floating: la interfaz del widget es una caja en una esquina. Alrededor se sigue viendo la página."
      >
        <text className={shapes.code} x="2" y="16">
          floating
        </text>
        <HostPage />
        <rect className={shapes.over} x="146" y="72" width="162" height="136" rx="10" />
        <text className={`${shapes.title} ${shapes.middle}`} x="227" y="104">
          Interfaz
        </text>
        <text className={`${shapes.title} ${shapes.middle}`} x="227" y="122">
          del widget
        </text>
        <rect className={shapes.box} x="158" y="164" width="138" height="32" rx="16" />
        <text className={shapes.text} x="172" y="185">
          Tu pregunta
        </text>
      </Drawing>
    </Diagram>
  );
}
