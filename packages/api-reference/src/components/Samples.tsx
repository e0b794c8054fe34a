import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTarget } from '@aifindr-docs/ui/useTarget';
import type { ReaderSettings } from '../options';
import type { OperationControls, Programs } from '../pages/Page';
import Card, { Picker } from './Card';
import { type LoadPrograms, useLanguage } from './useLanguage';

interface Props extends OperationControls {
  settings: ReaderSettings;
  loadPrograms: LoadPrograms;
  /** A static part of the page. */
  part: (name: string) => ReactNode;
}

/**
 * The samples of an operation. The page has the programs of the first example and the bodies of all; every program is loaded when the
 * reader chooses one. The response follows the request: the answer to an example is the one that has its name in the contract. The
 * language is remembered; `?lang=` chooses one for a visit.
 */
export default function Samples(props: Props): ReactNode {
  const { method, path, examples, responses, settings, loadPrograms, part } = props;
  const { languages, defaultLanguage, languageKeys } = settings;
  const findAnswer = (index: number) =>
    responses.findIndex(({ name }) => name === examples[index]?.name);
  const [example, setExample] = useState(0);
  const [response, setResponse] = useState(() => Math.max(0, findAnswer(0)));
  const [programs, setPrograms] = useState<Programs>();
  const [language, chooseLanguage] = useLanguage(settings);
  const chooseExample = (index: number) => {
    setExample(index);
    const answer = findAnswer(index);
    if (answer >= 0) setResponse(answer);
  };

  const load = async () => {
    const loaded = await loadPrograms();
    flushSync(() => setPrograms(loaded.default));
  };
  /** A failed load keeps what is shown, and the next one tries again. */
  const tryToLoad = () => load().catch(() => {});
  /** The body of the chosen example is shown until its programs are there. */
  const isMissing = programs === undefined && example > 0;
  useEffect(() => {
    if (example > 0 || language !== defaultLanguage) void tryToLoad();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a choice loads; a failed load waits for the next choice
  }, [example, language]);

  const rail = useRef<HTMLElement>(null);
  /** Shows the sample that an element belongs to, or that answers with the status of its row. */
  const showSampleOf = (element: Element | null): boolean => {
    const sample = element?.closest<HTMLElement>('[data-example], [data-response], [data-code]');
    const { example: name, response: panel, code } = sample?.dataset ?? {};
    const index = examples.findIndex((one) => one.name === name);
    const answer = panel ? Number(panel) : responses.findIndex(({ status }) => status === code);
    flushSync(() => {
      if (index >= 0) chooseExample(index);
      if (answer >= 0) setResponse(answer);
    });
    return index >= 0;
  };
  // Fields and the lines that show them find each other once a reader uses the page; until then the links between them are plain.
  useEffect(() => {
    const element = rail.current;
    const root = element?.parentElement;
    if (!root) return undefined;
    const ending = new AbortController();
    let isStarted = false;
    const show = async (hidden: Element) => {
      if (showSampleOf(hidden)) await tryToLoad();
    };
    const start = ({ target }: Event) => {
      if (isStarted) return;
      isStarted = true;
      import('../field-links/followFields').then(
        ({ followFields }) => followFields(root, element, show, target, ending.signal),
        () => void (isStarted = false),
      );
    };
    for (const sign of ['pointermove', 'focusin', 'click']) {
      root.addEventListener(sign, start, { signal: ending.signal });
    }
    return () => ending.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what the page has does not change
  }, []);

  useTarget((target) => {
    if (showSampleOf(target)) target.scrollIntoView();
  });

  const sections = examples.map(({ name }, index) => (
    <section key={name} data-example={name} data-chosen={index === example ? '' : undefined}>
      {part(`example-${index}`)}
    </section>
  ));
  const panels = languages.map(({ language: value }) => {
    const isChosen = value === language;
    const html = isChosen ? programs?.[examples[example]?.name ?? '']?.[value] : undefined;
    return (
      <div
        key={`programa-${value}`}
        id={`programa-${value}`}
        role="tabpanel"
        aria-labelledby={`lenguaje-${value}`}
        data-language={value}
        data-value={value}
        data-selected={isChosen ? '' : undefined}
        // Readers' modes, which see all panels, leave out what is called extra: the same request in every language.
        className={isChosen ? undefined : 'extra'}
      >
        <div hidden={html !== undefined}>{part(value)}</div>
        {html !== undefined && <div dangerouslySetInnerHTML={{ __html: html }} />}
      </div>
    );
  });
  // In print, too, a program stands below its own example; until programs are loaded, they are those of the first.
  const shown = programs === undefined ? 0 : example;
  const status = responses[response]?.status ?? '';
  const statuses = [...new Set(responses.map((one) => one.status))];
  const firstOf = (code: string) => responses.findIndex((one) => one.status === code);

  return (
    // Readers' modes choose the element whose sections have the most text: a `<div>` here would be that one, without the fields.
    <section className="api-rail" ref={rail} data-markdown-last="">
      {part('requests')}
      <Card
        copyLabel="Copiar el ejemplo"
        load={isMissing ? load : undefined}
        allLabel="Ver todos los lenguajes"
        label="Lenguaje del ejemplo"
        tabs={languages.map((one) => ({
          value: one.language,
          label: one.language,
          title: one.label,
          attributes: { translate: 'no' },
        }))}
        tabId={(value) => `lenguaje-${value}`}
        panelId={(value) => `programa-${value}`}
        chosen={language}
        onChoose={chooseLanguage}
        attributes={{
          'data-samples': '',
          'data-missing': isMissing ? '' : undefined,
          'data-tabs-storage': languageKeys.storage,
          'data-tabs-parameter': languageKeys.parameter,
        }}
        head={
          <>
            <span data-method={method} translate="no">
              {method.toUpperCase()}
            </span>
            {examples.length < 2 && <code translate="no">{path}</code>}
            <Picker
              label="Ejemplo"
              options={examples.map(({ title }, value) => ({ value, title }))}
              chosen={example}
              onChoose={chooseExample}
              onFocus={tryToLoad}
            />
          </>
        }
      >
        {[...sections.slice(0, shown + 1), ...panels, ...sections.slice(shown + 1)]}
      </Card>
      {responses.length > 0 && part('responses')}
      {responses.length > 0 && (
        <Card
          copyLabel="Copiar la respuesta"
          label="Código de la respuesta"
          tabs={statuses.map((code) => ({
            value: code,
            label: code,
            attributes: { 'data-status': code.charAt(0) },
          }))}
          tabId={(code) => `estado-${code}`}
          panelId={(code) => `respuesta-de-ejemplo-${code === status ? response : firstOf(code)}`}
          chosen={status}
          onChoose={(code) => setResponse(firstOf(code))}
          head={
            <>
              <span className="api-card-title">Respuesta</span>
              <Picker
                label="Respuesta de ejemplo"
                options={responses.flatMap((one, value) =>
                  one.status === status ? [{ value, title: one.title ?? '' }] : [],
                )}
                chosen={response}
                onChoose={setResponse}
              />
            </>
          }
        >
          {responses.map((one, index) => (
            <div
              key={index}
              id={`respuesta-de-ejemplo-${index}`}
              role="tabpanel"
              aria-labelledby={`estado-${one.status}`}
              data-selected={index === response ? '' : undefined}
              data-response={index}
              data-answers={examples[example]?.name === one.name ? '' : undefined}
            >
              {part(`response-${index}`)}
            </div>
          ))}
        </Card>
      )}
    </section>
  );
}
