import type { Choice, Setting } from './choice';
import type { TriggerTexts } from './triggerHtml';

/** Labels of the settings that are chosen from a list, and of their values. */
export const settingLabels: { readonly [name in Setting]: string } = {
  trigger: 'Trigger',
  style: 'Estilo',
  corners: 'Esquinas',
  position: 'Posición',
  darkMode: 'Modo oscuro',
};

export const valueLabels: { readonly [name in Setting]: Readonly<Record<Choice[name], string>> } = {
  trigger: { button: 'Botón', field: 'Campo de texto', link: 'Enlace' },
  style: { filled: 'Relleno', outlined: 'Con borde' },
  corners: { soft: 'Suaves', pill: 'Píldora', square: 'Rectas' },
  position: { page: 'Página', right: 'Derecha', left: 'Izquierda' },
  darkMode: { none: 'No', system: 'Sistema', attribute: 'Atributo' },
};

type ColorLabels = Readonly<Record<'mainColor' | 'contrastColor', string>>;

/** Labels of the colors, which depend on what they color. */
export function colorLabels({ trigger, style }: Choice): ColorLabels {
  switch (trigger) {
    case 'button':
      return {
        mainColor: 'Color del botón',
        contrastColor: style === 'outlined' ? 'Color del fondo' : 'Color del texto',
      };
    case 'field':
      return { mainColor: 'Color', contrastColor: 'Color de la flecha' };
    case 'link':
      return { mainColor: 'Color del texto', contrastColor: 'Color del fondo' };
  }
}

export const triggerTexts: TriggerTexts = {
  button: 'Preguntar',
  field: '¿Qué buscas?',
  fieldName: 'Pregunta lo que necesites',
};
