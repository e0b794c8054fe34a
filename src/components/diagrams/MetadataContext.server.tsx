import type { ReactNode } from 'react';
import { Lanes, Picture } from '@aifindr-docs/ui/diagrams';

const lanes = [
  {
    title: 'Metadatos',
    sources: ['data-meta-*', 'utm_*'],
    note: 'fijos desde la carga',
    target: 'Analíticas y segmentación',
    result: 'La IA no los ve',
  },
  {
    title: 'Contexto',
    sources: ['setContext()', 'mergeContext()'],
    note: 'se puede cambiar',
    target: 'La IA, al responder',
    result: 'Influye en la respuesta',
  },
] as const;

/** Picture of metadata and context, and of who sees each. */
export default function MetadataContext(): ReactNode {
  return (
    <Picture description="Los metadatos salen de los atributos data-meta y de los parámetros UTM, quedan fijos desde la carga y llegan a las analíticas y la segmentación; la IA no los ve. El contexto sale de setContext y mergeContext, se puede cambiar en cualquier momento y llega a la IA al responder.">
      <Lanes lanes={lanes} />
    </Picture>
  );
}
