import type { ReactNode } from 'react';
import TabbedCodeCard, { Picker } from './TabbedCodeCard';
import type { CardProps } from './useSamples';

/**
 * Shows the chosen example as a program in a tab for each language. Until the programs are loaded, an example other than the first is shown
 * as its body. Without JavaScript and on paper, the bodies of all examples are shown.
 */
export default function RequestSamplesCard(props: CardProps): ReactNode {
  const { method, path, examples, settings, samples, renderPart } = props;
  const { exampleIndex, chooseExampleAndAnswer, language, chooseLanguage, programs } = samples;
  const { languages, languageKeys } = settings;
  /** Whether the page has no programs of the chosen example yet, so that its body is shown instead. */
  const isMissing = programs === undefined && exampleIndex > 0;
  const sections = examples.map(({ name }, index) => (
    <section key={name} data-example={name} data-chosen={index === exampleIndex ? '' : undefined}>
      {renderPart(`example-${index}`)}
    </section>
  ));
  const panels = languages.map(({ language: value }) => {
    const isChosen = value === language;
    const html = isChosen ? programs?.[examples[exampleIndex]?.name ?? '']?.[value] : undefined;
    return (
      <div
        key={`programa-${value}`}
        id={`programa-${value}`}
        role="tabpanel"
        aria-labelledby={`lenguaje-${value}`}
        data-language={value}
        data-value={value}
        data-selected={isChosen ? '' : undefined}
        // Reader modes leave out elements with the class `extra`. Otherwise, they would show the request once in every language.
        className={isChosen ? undefined : 'extra'}
      >
        <div hidden={html !== undefined}>{renderPart(value)}</div>
        {html !== undefined && <div dangerouslySetInnerHTML={{ __html: html }} />}
      </div>
    );
  });
  // On paper, the program stands below the body that it sends, which is that of the first example until all programs are loaded.
  const shownIndex = programs === undefined ? 0 : exampleIndex;
  return (
    <TabbedCodeCard
      copyLabel="Copiar el ejemplo"
      load={isMissing ? samples.loadAndRenderPrograms : undefined}
      allLabel="Ver todos los lenguajes"
      label="Lenguaje del ejemplo"
      tabs={languages.map(({ language: name, label }) => ({
        value: name,
        label: name,
        title: label,
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
            chosen={exampleIndex}
            onChoose={chooseExampleAndAnswer}
            onFocus={samples.tryToLoadPrograms}
          />
        </>
      }
    >
      {[...sections.slice(0, shownIndex + 1), ...panels, ...sections.slice(shownIndex + 1)]}
    </TabbedCodeCard>
  );
}
