// Texts here are content, in Spanish like the pages.
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { languageKeys, languageTabs, type SampleLanguage } from '@site/config/languageTabs';
import { nameLanguage } from '@site/src/components/CodeBlock/nameLanguage';
import CopyButton from '@site/src/components/CopyButton';
import TabList from '@site/src/components/Tabs/TabList';
import { useTabChoice } from '@site/src/components/Tabs/useTabChoice';
import { defaultLanguage } from '../defaultLanguage';
import { colourCode } from './colourCode';
import styles from './styles.module.css';

interface Choice {
  /** Name of the chosen example. */
  example: string | undefined;
  language: string;
  chooseLanguage: (language: string) => void;
}

const ChoiceContext = createContext<Choice>({
  example: undefined,
  language: defaultLanguage,
  chooseLanguage: () => {},
});

/** The example around a sample. */
const ExampleContext = createContext({ id: '', isChosen: false });

const languages = languageTabs.map(({ language }) => language);
const tabs = languages.map((language) => ({
  value: language,
  label: language,
  title: nameLanguage(language) ?? language,
  attributes: { translate: 'no' },
}));
const tabId = (language: string) => `lenguaje-${language}`;

interface RequestSamplesProps {
  examples: readonly { name: string; title: string }[];
  /** A `RequestExample` for each example. */
  children: ReactNode;
}

/**
 * The request samples of an operation: one language of one example is shown; without JavaScript, all of them are. The language is
 * remembered, and `?lang=` chooses one for a visit.
 */
export function RequestSamples({ examples, children }: RequestSamplesProps): ReactNode {
  const [example, setExample] = useState(examples[0]?.name);
  const [language, chooseLanguage] = useTabChoice(languages, defaultLanguage, {
    storageKey: languageKeys.storage,
    parameter: languageKeys.parameter,
    isParameterKept: false,
  });
  return (
    <ChoiceContext value={{ example, language, chooseLanguage }}>
      <div
        className={styles.samples}
        data-samples=""
        data-tabs-storage={languageKeys.storage}
        data-tabs-parameter={languageKeys.parameter}
      >
        {examples.length > 1 && (
          <p className={styles.chooser}>
            <label htmlFor="ejemplo-elegido">Ejemplo</label>
            <select
              id="ejemplo-elegido"
              value={example}
              onChange={({ target }) => setExample(target.value)}
            >
              {examples.map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </select>
          </p>
        )}
        {children}
      </div>
    </ChoiceContext>
  );
}

interface RequestExampleProps {
  name: string;
  id: string;
  /** An `ExampleIntro`, `LanguageTabs` and a `Sample` for each language. */
  children: ReactNode;
}

/** One example in all languages. */
export function RequestExample({ name, id, children }: RequestExampleProps): ReactNode {
  const isChosen = useContext(ChoiceContext).example === name;
  return (
    <ExampleContext value={{ id, isChosen }}>
      <section
        className={styles.example}
        data-example={name}
        data-chosen={isChosen ? '' : undefined}
      >
        {children}
      </section>
    </ExampleContext>
  );
}

/** Tabs of the languages, and the button that copies what is shown: of the chosen example only. */
export function LanguageTabs(): ReactNode {
  const { language, chooseLanguage } = useContext(ChoiceContext);
  const { id, isChosen } = useContext(ExampleContext);
  const panelId = (value: string) => `${id}-${value}`;
  if (!isChosen) return null;
  return (
    <div className={styles.bar}>
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
      <CopyButton
        className={styles.copy}
        label="Copiar el ejemplo"
        outcomes={{
          copied: 'Copiado',
          failed: 'No se ha podido copiar: selecciona el texto',
        }}
        getText={() =>
          document.getElementById(panelId(language))?.querySelector('code')?.textContent ?? ''
        }
      />
    </div>
  );
}

interface SampleProps {
  language: SampleLanguage;
  /** A `SampleCode`. */
  children: ReactNode;
}

/** The panel of one language. */
export function Sample({ language, children }: SampleProps): ReactNode {
  const { id, isChosen } = useContext(ExampleContext);
  const isSelected = useContext(ChoiceContext).language === language;
  const panel = useRef<HTMLDivElement>(null);
  const isShown = isChosen && isSelected;
  useEffect(() => {
    const code = isShown ? panel.current?.querySelector('code') : undefined;
    if (code) colourCode(code);
  }, [isShown]);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={`${id}-${language}`}
      aria-labelledby={tabId(language)}
      className={styles.panel}
      data-language={language}
      data-value={language}
      data-selected={isSelected ? '' : undefined}
    >
      {children}
    </div>
  );
}
