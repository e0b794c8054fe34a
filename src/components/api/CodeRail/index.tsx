import { createContext, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from '@docusaurus/router';
import { defaultLanguage, languageKeys, languageTabs } from '@site/config/languageTabs';
import type { Programs } from '@site/plugins/api-reference/model/types';
import { useTabChoice } from '@site/src/components/Tabs/useTabChoice';
import styles from './styles.module.css';

interface Response {
  status: string;
  /** Key in the contract: that of the request which it answers. */
  name?: string;
  title?: string;
}

/** What is chosen on an operation page; examples and responses as indexes. */
export interface Choice {
  /** By their keys in the contract. */
  examples: readonly { name: string; title: string }[];
  example: number;
  chooseExample: (example: number) => void;
  language: string;
  chooseLanguage: (language: string) => void;
  responses: readonly Response[];
  response: number;
  chooseResponse: (response: number) => void;
  /** Every program with its colours, once they are loaded. */
  programs: Programs | undefined;
  /** Loads the programs; a failed load keeps what is shown, and the next one tries again. */
  load: () => void;
}

/** Given by `CodeRail`, around everything that reads it. */
export const ChoiceContext = createContext({} as Choice);

export const languages = languageTabs.map(({ language }) => language);

interface Props extends Pick<Choice, 'examples' | 'responses'> {
  loadPrograms: () => Promise<{ default: Programs }>;
  /** A `RequestCard` and a `ResponseCard`, each after its `RailHeading`. */
  children: ReactNode;
}

/**
 * The samples of an operation. The page has the programs of the first example and the bodies of all; every program is loaded when the
 * reader chooses one. The response follows the request: the answer to an example is the one that has its name in the contract. The
 * language is remembered; `?lang=` chooses one for a visit. Without JavaScript, all that the page has is shown in its order.
 */
export default function CodeRail({
  examples,
  responses,
  loadPrograms,
  children,
}: Props): ReactNode {
  const findAnswer = (index: number) =>
    responses.findIndex(({ name }) => name === examples[index]?.name);
  const [example, setExample] = useState(0);
  const [response, chooseResponse] = useState(() => Math.max(0, findAnswer(0)));
  const [programs, setPrograms] = useState<Programs>();
  const [language, chooseLanguage] = useTabChoice(languages, defaultLanguage, {
    storageKey: languageKeys.storage,
    parameter: languageKeys.parameter,
    isParameterKept: false,
  });
  const chooseExample = (index: number) => {
    setExample(index);
    const answer = findAnswer(index);
    if (answer >= 0) chooseResponse(answer);
  };
  const load = () => {
    void loadPrograms().then(
      (loaded) => setPrograms(loaded.default),
      () => {},
    );
  };

  const isAtStart = example === 0 && language === defaultLanguage;
  useEffect(() => {
    if (!isAtStart && programs === undefined) load();
  });

  const location = useLocation();
  // By location, not by hash: a second link to the same example chooses it again.
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const named = target?.closest<HTMLElement>('[data-example]')?.dataset.example;
    const index = examples.findIndex(({ name }) => name === named);
    if (target === null || index < 0) return undefined;
    const frame = requestAnimationFrame(() => {
      flushSync(() => chooseExample(index));
      target.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what the page has does not change
  }, [location]);

  return (
    <ChoiceContext
      value={{
        ...{ examples, example, chooseExample, language, chooseLanguage },
        ...{ responses, response, chooseResponse, programs, load },
      }}
    >
      <div className={styles.rail}>
        <div className={styles.cards}>{children}</div>
      </div>
    </ChoiceContext>
  );
}
