import { type ReactNode, useEffect, useState } from 'react';

/** Announces a text to screen readers once it stays the same, so that they do not read the number of results after every key. */
export default function Announcement({ text }: { text: string }): ReactNode {
  const [announcedText, setAnnouncedText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncedText(text), 600);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className="visually-hidden">
      <span key={announcedText}>{announcedText}</span>
    </div>
  );
}
