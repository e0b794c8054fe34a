import { createContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { findTarget } from '@site/src/page/findTarget';
import styles from './styles.module.css';

interface Option {
  /** Key in the contract. */
  name: string;
  title: string;
}

/** What is chosen on an operation page, as indexes. */
export interface Choice {
  examples: readonly Option[];
  example: number;
  chooseExample: (example: number) => void;
  responses: readonly (Option & { status: string })[];
  response: number;
  chooseResponse: (response: number) => void;
}

export const ChoiceContext = createContext<Choice>({
  examples: [],
  example: 0,
  chooseExample: () => {},
  responses: [],
  response: 0,
  chooseResponse: () => {},
});

interface Props extends Pick<Choice, 'examples' | 'responses'> {
  /** A `RequestCard` and a `ResponseCard`. */
  children: ReactNode;
}

/**
 * The samples of an operation. The response follows the request: the answer to an example is the one that has its name in the
 * contract. Without JavaScript, all of them are shown in their order.
 */
export default function CodeRail({ examples, responses, children }: Props): ReactNode {
  const findAnswer = (index: number) =>
    responses.findIndex(({ name }) => name === examples[index]?.name);
  const [example, setExample] = useState(0);
  const [response, chooseResponse] = useState(() => Math.max(0, findAnswer(0)));
  const chooseExample = (index: number) => {
    setExample(index);
    const answer = findAnswer(index);
    if (answer >= 0) chooseResponse(answer);
  };

  const location = useLocation();
  // By location, not by hash: a second link to the same example chooses it again.
  useLayoutEffect(() => {
    const target = findTarget(location.hash);
    const named = target?.closest<HTMLElement>('[data-example]')?.dataset.example;
    const index = examples.findIndex(({ name }) => name === named);
    if (target === null || index < 0) return;
    chooseExample(index);
    requestAnimationFrame(() => target.scrollIntoView());
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what the page has does not change
  }, [location]);

  return (
    <ChoiceContext
      value={{ examples, example, chooseExample, responses, response, chooseResponse }}
    >
      {/* Dark in both modes: code is told from text at a glance. */}
      <div className={styles.rail} data-theme="dark">
        <div className={styles.cards}>{children}</div>
      </div>
    </ChoiceContext>
  );
}
