import type { Texts } from '../options';

export const copyTexts: Texts = {
  otherPages: 'Otras páginas',
  files: 'Archivos',
  demonstration: 'Demostración',
  diagram: 'Diagrama',
  step: 'Paso',
  part: 'parte',
  continues: 'Esta página sigue en',
};
