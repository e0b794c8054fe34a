import { type ReactNode, useEffect, useState } from 'react';
import { texts } from './texts';

/** Debounce in milliseconds, so that screen readers do not read the count after every key. */
const pause = 600;

interface Props {
  /** The query that the count answers; empty while there is none. */
  answered: string;
  count: number;
}

/** Announces the number of results to screen readers once typing pauses. */
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
