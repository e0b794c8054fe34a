// Texts here are content, in Spanish like the pages.
import { useContext, type ReactNode } from 'react';
import { languageKeys, type SampleLanguage } from '@site/config/languageTabs';
import { nameLanguage } from '@site/src/components/CodeBlock/nameLanguage';
import { ChoiceContext, languages } from '.';
import Code from '../Code';
import Method from '../Method';
import Card, { Panel } from './Card';
import Picker from './Picker';
import styles from './styles.module.css';

const tabs = languages.map((language) => ({
  value: language,
  label: language,
  title: nameLanguage(language) ?? language,
  attributes: { translate: 'no' },
}));
const tabId = (language: string) => `lenguaje-${language}`;
const panelId = (language: string) => `programa-${language}`;

interface Props {
  method: string;
  path: string;
  /** A `RequestExample` for each example, a `Sample` for each language. */
  children: ReactNode;
}

/** The program of an example in a language. */
export function RequestCard({ method, path, children }: Props): ReactNode {
  const { examples, example, chooseExample, language, chooseLanguage, programs, load } =
    useContext(ChoiceContext);
  return (
    <Card
      copyLabel="Copiar el ejemplo"
      label="Lenguaje del ejemplo"
      {...{ tabs, tabId, panelId }}
      chosen={language}
      onChoose={chooseLanguage}
      attributes={{
        'data-samples': '',
        // The body of the chosen example is shown until its programs are there.
        'data-missing': programs === undefined && example > 0 ? '' : undefined,
        'data-tabs-storage': languageKeys.storage,
        'data-tabs-parameter': languageKeys.parameter,
      }}
      head={
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
      }
    >
      {children}
    </Card>
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
  const { examples, example, language: chosen, programs } = useContext(ChoiceContext);
  const isChosen = chosen === language;
  const program = isChosen ? programs?.[examples[example]?.name ?? '']?.[language] : undefined;
  return (
    <Panel
      id={panelId(language)}
      tab={tabId(language)}
      isChosen={isChosen}
      data-language={language}
      data-value={language}
    >
      <div hidden={program !== undefined}>{children}</div>
      {program && <Code {...program} />}
    </Panel>
  );
}
