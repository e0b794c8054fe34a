/** A sample question with its answer, and the page of the sample site that the answer comes from. */
export interface Exchange {
  question: string;
  answer: string;
  source: string;
}

/** Sample data of the widget demo, which shows the first exchange before a question is chosen. */
export const exchanges: readonly [Exchange, ...Exchange[]] = [
  {
    question: '¿Cuándo se abre la matrícula?',
    answer: 'La matrícula se abre el 1 de septiembre y se cierra el día 30.',
    source: 'Matrícula',
  },
  {
    question: '¿Qué becas hay?',
    answer:
      'Hay dos: la beca general y la de movilidad. Puedes pedir las dos hasta el 15 de junio.',
    source: 'Becas',
  },
  {
    question: '¿Dónde está secretaría?',
    answer: 'En la planta baja del edificio central. Abre de 9 a 14 h, de lunes a viernes.',
    source: 'Secretaría',
  },
];
