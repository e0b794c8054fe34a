// Texts here are content, in Spanish like the pages.
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { languageKeys, languageTabs, type SampleLanguage } from '@site/config/languageTabs';
import type { Programs } from '@site/plugins/api-reference/model/types';
import { nameLanguage } from '@site/src/components/CodeBlock/nameLanguage';
import TabList from '@site/src/components/Tabs/TabList';
import { useTabChoice } from '@site/src/components/Tabs/useTabChoice';
import { ChoiceContext } from '.';
import Code from '../Code';
import { defaultLanguage } from '../defaultLanguage';
import Method from '../Method';
import Card from './Card';
import Picker from './Picker';
import styles from './styles.module.css';

const languages = languageTabs.map(({ language }) => language);
const tabs = languages.map((language) => ({
  value: language,
  label: language,
  title: nameLanguage(language) ?? language,
  attributes: { translate: 'no' },
}));
const tabId = (language: string) => `lenguaje-${language}`;
const panelId = (language: string) => `programa-${language}`;

/** The chosen language, and the programs of the chosen example once they are loaded. */
const ProgramContext = createContext<{ language: string; programs?: Programs[string] | undefined }>(
  { language: defaultLanguage },
);

interface Props {
  method: string;
  path: string;
  loadPrograms: () => Promise<{ default: Programs }>;
  /** A `RequestExample` for each example, a `Sample` for each language. */
  children: ReactNode;
}

/**
 * The program of an example in a language. The page has the programs of the first example and the bodies of all. Every program, with
 * its colours, is loaded when the reader chooses; until then, the body of another example is shown. The language is remembered;
 * `?lang=` chooses one for a visit.
 */
export function RequestCard({ method, path, loadPrograms, children }: Props): ReactNode {
  const { examples, example, chooseExample } = useContext(ChoiceContext);
  const [language, chooseLanguage] = useTabChoice(languages, defaultLanguage, {
    storageKey: languageKeys.storage,
    parameter: languageKeys.parameter,
    isParameterKept: false,
  });
  const [loaded, setLoaded] = useState<Programs>();
  const isMissing = loaded === undefined && (example > 0 || language !== defaultLanguage);
  const load = () => {
    // A failed load leaves in sight what is there, and the next choice tries again.
    void loadPrograms().then(
      ({ default: programs }) => setLoaded(programs),
      () => {},
    );
  };
  useEffect(() => {
    if (isMissing) load();
  });
  const head = (
    <>
      <Method method={method} />
      <code className={styles.path} translate="no">
        {path}
      </code>
      <Picker
        id="ejemplo-elegido"
        label="Ejemplo"
        options={examples.map(({ title }, value) => ({ value, title }))}
        chosen={example}
        onChoose={chooseExample}
        onApproach={load}
      />
    </>
  );
  return (
    <ProgramContext value={{ language, programs: loaded?.[examples[example]?.name ?? ''] }}>
      <Card head={head} copyLabel="Copiar el ejemplo">
        <div
          className={styles.request}
          data-samples=""
          data-missing={isMissing && example > 0 ? '' : undefined}
          data-tabs-storage={languageKeys.storage}
          data-tabs-parameter={languageKeys.parameter}
        >
          <TabList
            tabs={tabs}
            chosen={language}
            onChoose={chooseLanguage}
            tabId={tabId}
            panelId={panelId}
            className={styles.tabs}
            tabClassName={styles.tab}
            label="Lenguaje del ejemplo"
          />
          <div className={styles.code}>{children}</div>
        </div>
      </Card>
    </ProgramContext>
  );
}

interface RequestExampleProps {
  name: string;
  /** An `ExampleText`. */
  children: ReactNode;
}

/** Title, description and body of one example. */
export function RequestExample({ name, children }: RequestExampleProps): ReactNode {
  const { examples, example } = useContext(ChoiceContext);
  return (
    <section
      className={styles.example}
      data-example={name}
      data-chosen={examples[example]?.name === name ? '' : undefined}
    >
      {children}
    </section>
  );
}

interface SampleProps {
  language: SampleLanguage;
  /** A `SampleCode`: the program of the first example. */
  children: ReactNode;
}

/** The panel of one language. */
export function Sample({ language, children }: SampleProps): ReactNode {
  const { language: chosen, programs } = useContext(ProgramContext);
  const isChosen = chosen === language;
  const program = isChosen ? programs?.[language] : undefined;
  return (
    <div
      role="tabpanel"
      id={panelId(language)}
      aria-labelledby={tabId(language)}
      className={styles.panel}
      data-language={language}
      data-value={language}
      data-selected={isChosen ? '' : undefined}
    >
      <div hidden={program !== undefined}>{children}</div>
      {program && <Code {...program} />}
    </div>
  );
}
