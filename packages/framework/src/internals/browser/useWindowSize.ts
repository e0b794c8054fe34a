import { useEffect, useState } from 'react';

/** The window at which the sidebar and the table of contents have room: 997 px, more with enlarged text (`emWidths.ts`). */
const desktop = '(min-width: 62.3125em)';

/** Whether the layout is that of desktops; unknown on the server and while the page hydrates. */
export function useWindowSize(): 'desktop' | 'mobile' | 'ssr' {
  const [size, setSize] = useState<'desktop' | 'mobile' | 'ssr'>('ssr');
  useEffect(() => {
    const update = () => setSize(window.matchMedia(desktop).matches ? 'desktop' : 'mobile');
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return size;
}
