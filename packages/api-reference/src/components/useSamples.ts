import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTabChoice } from '@aifindr-docs/ui/Tabs/useTabChoice';
import type { ReaderSettings } from '../options';
import type { OperationControls, Programs } from '../pages/Page';

export interface SamplesProps extends OperationControls {
  settings: ReaderSettings;
  loadPrograms: () => Promise<{ default: Programs }>;
  renderPart: (name: string) => ReactNode;
}

export interface CardProps extends SamplesProps {
  samples: ReturnType<typeof useChosenSamples>;
}

export function useChosenSampleLanguage(settings: ReaderSettings): [string, (to: string) => void] {
  const values = settings.languages.map(({ language }) => language);
  const { storage: storageKey, parameter } = settings.languageKeys;
  const sharing = { storageKey, parameter, isParameterKept: false };
  return useTabChoice(values, settings.defaultLanguage, sharing);
}

/**
 * Holds which samples the reader has chosen. The page contains the programs of the first example and the bodies of all examples. All
 * programs are loaded at the latest when another example or language is chosen.
 */
export function useChosenSamples({ examples, responses, settings, loadPrograms }: SamplesProps) {
  const findAnswerIndex = (index: number): number =>
    responses.findIndex(({ name }) => name === examples[index]?.name);
  const [exampleIndex, setExampleIndex] = useState(0);
  const [responseIndex, setResponseIndex] = useState(() => Math.max(0, findAnswerIndex(0)));
  // Undefined until the programs are loaded.
  const [programs, setPrograms] = useState<Programs>();
  const [language, chooseLanguage] = useChosenSampleLanguage(settings);

  /** Chooses an example, and the first response sample of the same name, if any. */
  const chooseExampleAndAnswer = (index: number): void => {
    setExampleIndex(index);
    const answer = findAnswerIndex(index);
    if (answer >= 0) setResponseIndex(answer);
  };
  /** Rejects if loading fails. */
  const loadAndRenderPrograms = async (): Promise<void> => {
    const loaded = await loadPrograms();
    flushSync(() => setPrograms(loaded.default));
  };
  /** Ignores a failure: what is shown stays, and a later choice tries again. */
  const tryToLoadPrograms = (): Promise<void> => loadAndRenderPrograms().catch(() => {});

  const isFirst = exampleIndex === 0 && language === settings.defaultLanguage;
  const loadChosen = useEffectEvent(tryToLoadPrograms);
  useEffect(() => {
    if (!isFirst) void loadChosen();
  }, [exampleIndex, language, isFirst]);

  /** Shows the sample that contains an element, or the first sample of the status code if the element is in the row of a response. */
  const showSampleOf = (element: Element): { isRequest: boolean } => {
    const sample = element.closest<HTMLElement>('[data-example], [data-response], [data-code]');
    const { example: name, response, code } = sample?.dataset ?? {};
    const index = examples.findIndex((example) => example.name === name);
    const answer = response
      ? Number(response)
      : responses.findIndex(({ status }) => status === code);
    flushSync(() => {
      if (index >= 0) chooseExampleAndAnswer(index);
      if (answer >= 0) setResponseIndex(answer);
    });
    return { isRequest: index >= 0 };
  };
  return {
    exampleIndex,
    chooseExampleAndAnswer,
    responseIndex,
    chooseResponse: setResponseIndex,
    language,
    chooseLanguage,
    programs,
    loadAndRenderPrograms,
    tryToLoadPrograms,
    showSampleOf,
  };
}
