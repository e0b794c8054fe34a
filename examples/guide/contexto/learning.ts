import { sendContext } from './send-context';

// #region code
interface LessonContext {
  course: string;
  lesson: string;
  exercise?: { number: number; attempts: number };
}

export function openLesson(context: LessonContext): void {
  void sendContext(context);
}

openLesson({
  course: 'Álgebra I',
  lesson: 'Ecuaciones de primer grado',
  exercise: { number: 4, attempts: 2 },
});
// #endregion code
