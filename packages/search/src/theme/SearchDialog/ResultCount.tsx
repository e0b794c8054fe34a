import { type ReactNode, useEffect, useState } from 'react';
import { texts } from './texts';

/** Debounce in milliseconds, so that screen readers do not read the count after every key. */
const pause = 600;

interface Props {
  /** The query that the count answers; empty while there is none. */
  answered: string;
  count: number;
  /** What else is said of the results; empty for nothing. */
  note: string;
}

/** Announces the number of results to screen readers once typing pauses. */
export default function ResultCount({ answered, count, note }: Props): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(
      () => setSaid(answered === '' ? '' : `${texts.found(count, answered)} ${note}`.trim()),
      pause,
    );
    return () => window.clearTimeout(timer);
  }, [answered, count, note]);
  return (
    <div role="status" className="visually-hidden">
      {said}
    </div>
  );
}
