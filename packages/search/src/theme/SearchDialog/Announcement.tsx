import { type ReactNode, useEffect, useState } from 'react';

/** Debounce in milliseconds, so that screen readers do not read the number of results after every key. */
const pause = 600;

/** Says a text to screen readers once it stays the same. */
export default function Announcement({ text }: { text: string }): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className="visually-hidden">
      <span key={said}>{said}</span>
    </div>
  );
}
