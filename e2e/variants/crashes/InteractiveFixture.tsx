import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ReactNode, useEffect, useState } from 'react';

/** A component as an author may write it, with state, an effect, a framework context and static children of the page. */
export default function InteractiveFixture({ children }: { children: ReactNode }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const [count, setCount] = useState(0);
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => {
    setIsMounted(true);
  }, []);
  return (
    <section data-testid="interactive">
      <p>
        {siteConfig.title}, {isMounted ? 'con JavaScript' : 'sin JavaScript'}
      </p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pulsado {count} veces
      </button>
      {children}
    </section>
  );
}
