import type { Choice, Setting } from '../choice';
import type { TriggerTexts } from '../writeCode';

/** What controls are called. */
export const names = (): Record<Setting | 'texto' | 'title', string> => ({
  title: 'Pon tu marca',
  trigger: 'Trigger',
  texto: 'Texto',
  estilo: 'Estilo',
  esquinas: 'Esquinas',
  posicion: 'Posición',
  oscuro: 'Modo oscuro',
});

/** What the colors are called: an outlined button has them the other way round, a link has no ground. */
export function colorNames({ trigger, estilo }: Choice): Record<'color' | 'letra', string> {
  const ink = 'Color del texto';
  const ground = 'Color del fondo';
  if (trigger === 'enlace') return { color: ink, letra: ground };
  if (trigger === 'campo') {
    return {
      color: 'Color',
      letra: 'Color de la flecha',
    };
  }
  return {
    color: 'Color del botón',
    letra: estilo === 'borde' ? ground : ink,
  };
}

/** What their values are called. */
export const valueNames = (): { [name in Setting]: Record<Choice[name], string> } => ({
  trigger: {
    boton: 'Botón',
    campo: 'Campo de texto',
    enlace: 'Enlace',
  },
  estilo: {
    relleno: 'Relleno',
    borde: 'Con borde',
  },
  esquinas: {
    suaves: 'Suaves',
    pildora: 'Píldora',
    rectas: 'Rectas',
  },
  posicion: {
    pagina: 'Página',
    derecha: 'Derecha',
    izquierda: 'Izquierda',
  },
  oscuro: {
    no: 'No',
    sistema: 'Sistema',
    atributo: 'Atributo',
  },
});

export const triggerTexts = (): TriggerTexts => ({
  button: 'Preguntar',
  field: '¿Qué buscas?',
  name: 'Pregunta lo que necesites',
});
