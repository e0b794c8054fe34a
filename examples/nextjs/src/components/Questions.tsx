'use client';

import { useState } from 'react';
import { useAIFindrEvent } from '@/aifindr/AIFindrProvider';

/** Cuenta las preguntas de esta visita. */
export function Questions() {
  const [questions, setQuestions] = useState(0);
  useAIFindrEvent('message.sent', () => setQuestions((number) => number + 1));
  return <p>Preguntas en esta visita: {questions}</p>;
}
