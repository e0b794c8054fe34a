import { useEffect, useState, type ReactNode } from 'react';
import { texts } from './texts';

/** Long enough for a reader who types on: a screen reader would otherwise read every count in between. */
const pause = 600;

interface Props {
  /** The query that the count is of; empty while nothing is asked. */
  answered: string;
  count: number;
}

/** Says to screen readers how much was found, once typing pauses. */
export default function ResultCount({ answered, count }: Props): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(
      () => setSaid(answered === '' ? '' : texts.found(count, answered)),
      pause,
    );
    return () => window.clearTimeout(timer);
  }, [answered, count]);
  return (
    <div role="status" className="visually-hidden">
      {said}
    </div>
  );
}
