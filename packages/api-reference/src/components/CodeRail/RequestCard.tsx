import type { ReactNode } from 'react';
import Method from '../Method';
import { useChoice } from '.';
import Card, { TabPanel } from './Card';
import Picker from './Picker';
import styles from './styles.module.css';

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
  const { settings, examples, example, chooseExample, language, chooseLanguage, programs, load } =
    useChoice();
  const { languages, languageKeys, texts } = settings;
  return (
    <Card
      copyLabel={texts.copyRequest}
      allLabel={texts.allLanguages}
      label={texts.language}
      tabs={languages.map((one) => ({
        value: one.language,
        label: one.language,
        title: one.label,
        attributes: { translate: 'no' },
      }))}
      tabId={tabId}
      panelId={panelId}
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
          {examples.length < 2 && (
            <code className={styles.path} translate="no">
              {path}
            </code>
          )}
          <Picker
            id="ejemplo-elegido"
            label={texts.example}
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
  const { examples, example } = useChoice();
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
  language: string;
  /** A `SampleCode`: the program of the first example. */
  children: ReactNode;
}

/** The panel of one language. */
export function Sample({ language, children }: SampleProps): ReactNode {
  const { examples, example, language: chosen, programs, Program } = useChoice();
  const isChosen = chosen === language;
  const program = isChosen ? programs?.[examples[example]?.name ?? '']?.[language] : undefined;
  return (
    <TabPanel
      id={panelId(language)}
      tab={tabId(language)}
      isChosen={isChosen}
      data-language={language}
      data-value={language}
    >
      <div hidden={program !== undefined}>{children}</div>
      {program && Program && <Program key={example} {...program} />}
    </TabPanel>
  );
}
