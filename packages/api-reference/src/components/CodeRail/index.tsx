import { useLocation } from '@docusaurus/router';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findTarget } from '@aifindr-docs/ui/findTarget';
import { useFieldLinks } from '../../field-links/useFieldLinks';
import type { OperationControls, ReaderSettings } from '../../model/types';
import { loadColored, type LoadedPrograms, type LoadPrograms } from '../loadPrograms';
import { Placeholders } from '../Placeholders';
import { useLanguage } from '../useLanguage';
import styles from './styles.module.css';

/** What is chosen on an operation page; examples and responses as indexes. */
export interface Choice
  extends Pick<OperationControls, 'examples' | 'responses'>, Partial<LoadedPrograms> {
  settings: ReaderSettings;
  example: number;
  chooseExample: (example: number) => void;
  language: string;
  chooseLanguage: (language: string) => void;
  response: number;
  chooseResponse: (response: number) => void;
  /** Loads the programs; a failed load keeps what is shown, and the next one tries again. */
  load: () => Promise<void>;
}

const ChoiceContext = createContext<Choice | null>(null);

/**
 * What the reader has chosen.
 *
 * @throws Error outside a `CodeRail`
 */
export function useChoice(): Choice {
  const choice = useContext(ChoiceContext);
  if (choice === null) throw new Error('useChoice is called outside a CodeRail');
  return choice;
}

interface Props extends Pick<Choice, 'examples' | 'responses' | 'settings'> {
  loadPrograms: LoadPrograms;
  /** A `RequestCard` and a `ResponseCard`, each after its `RailHeading`. */
  children: ReactNode;
}

/**
 * The samples of an operation. The page has the programs of the first example and the bodies of all; every program is loaded when the
 * reader chooses one. The response follows the request: the answer to an example is the one that has its name in the contract. The
 * language is remembered; `?lang=` chooses one for a visit.
 */
export default function CodeRail({
  examples,
  responses,
  settings,
  loadPrograms,
  children,
}: Props): ReactNode {
  const findAnswer = (index: number) =>
    responses.findIndex(({ name }) => name === examples[index]?.name);
  const [example, setExample] = useState(0);
  const [response, chooseResponse] = useState(() => Math.max(0, findAnswer(0)));
  const [loaded, setLoaded] = useState<LoadedPrograms>();
  const [language, chooseLanguage] = useLanguage(settings);
  const chooseExample = (index: number) => {
    setExample(index);
    const answer = findAnswer(index);
    if (answer >= 0) chooseResponse(answer);
  };
  const loading = useRef<Promise<void>>(undefined);
  const load = () =>
    (loading.current ??= loadColored(loadPrograms).then(
      (programs) => flushSync(() => setLoaded(programs)),
      () => void (loading.current = undefined),
    ));

  useEffect(() => {
    if (example > 0 || language !== settings.defaultLanguage) void load();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a choice loads; a failed load waits for the next choice
  }, [example, language]);

  const rail = useRef<HTMLDivElement>(null);
  /** Shows the sample that an element belongs to, or that answers with the status of its row. */
  const showSampleOf = (element: Element | null): boolean => {
    const find = (attribute: string) =>
      element?.closest(`[data-${attribute}]`)?.getAttribute(`data-${attribute}`);
    const index = examples.findIndex(({ name }) => name === find('example'));
    const panel = find('response');
    const answer = panel
      ? Number(panel)
      : responses.findIndex(({ status }) => status === find('code'));
    flushSync(() => {
      if (index >= 0) chooseExample(index);
      if (answer >= 0) chooseResponse(answer);
    });
    return index >= 0;
  };
  useFieldLinks(rail, async (hidden) => {
    if (showSampleOf(hidden)) await load();
  });

  const location = useLocation();
  // By location, not by hash: a second link to the same example chooses it again.
  useEffect(() => {
    const target = findTarget(location.hash);
    if (target === null) return undefined;
    const frame = requestAnimationFrame(() => {
      if (showSampleOf(target)) target.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what the page has does not change
  }, [location]);

  return (
    <ChoiceContext
      value={{
        settings,
        examples,
        example,
        chooseExample,
        language,
        chooseLanguage,
        responses,
        response,
        chooseResponse,
        ...loaded,
        load,
      }}
    >
      <Placeholders value={settings.placeholders}>
        <div className={styles.rail} ref={rail} data-markdown-last="">
          <div className={styles.cards}>{children}</div>
        </div>
      </Placeholders>
    </ChoiceContext>
  );
}
