import { sendContext } from './sendContext';

interface LessonContext {
  page: 'leccion';
  course: string;
  lesson: string;
  exercise?: { number: number; attempts: number };
}

/** Llama a esta función al abrir una lección o un ejercicio. */
export function openLesson(context: LessonContext): void {
  sendContext(context);
}

openLesson({
  page: 'leccion',
  course: 'Álgebra I',
  lesson: 'Ecuaciones de primer grado',
  exercise: { number: 4, attempts: 2 },
});
