import type { ReactNode } from 'react';
import { Arrow, Box, Diagram, Picture, shapes } from './Diagram';

const lanes = [
  {
    name: 'Metadatos',
    sources: ['data-meta-*', 'utm_*'],
    note: 'fijos desde la carga',
    target: 'Analíticas y segmentación',
    result: 'La IA no los ve',
  },
  {
    name: 'Contexto',
    sources: ['setContext()', 'mergeContext()'],
    note: 'cambia cuando quieras',
    target: 'La IA, al responder',
    result: 'Da forma a la respuesta',
  },
] as const;

/** Picture of metadata and context, and of who sees each. */
export default function MetadataContext(): ReactNode {
  return (
    <Diagram caption="Quién ve cada cosa: los metadatos llegan a las analíticas y el contexto, a la IA.">
      <Picture
        className={shapes.lanes}
        description="Los metadatos salen de los atributos data-meta y de los parámetros UTM, quedan fijos desde la carga y llegan a las analíticas y la segmentación; la IA no los ve. El contexto sale de setContext y mergeContext, cambia cuando quieras y llega a la IA al responder."
      >
        {lanes.map(({ name, sources, note, target, result }) => (
          <div key={name} className={shapes.lane}>
            <Box kind="accent" title={name} chips={sources} />
            <Arrow isDown>{note}</Arrow>
            <Box title={target} />
            <p>{result}</p>
          </div>
        ))}
      </Picture>
    </Diagram>
  );
}
