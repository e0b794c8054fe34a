import { type ReactNode, useEffect, useState } from 'react';
import CodeBlock from '@aifindr-docs/code-blocks/components/CodeBlock';
import FeatureErrorBoundary from '@aifindr-docs/ui/FeatureErrorBoundary';
import type { Programs } from '../pages/Page';
import { type SamplesProps, useChosenSampleLanguage } from './useSamples';

interface Props extends Pick<SamplesProps, 'settings' | 'loadPrograms'> {
  /** The listing in the default language. Readers without JavaScript see only this one. */
  children: ReactNode;
}

/** Shows an operation's first example in the language that the reader has chosen, or `children` if that is the default or not loaded. */
export default function SampleByLanguage({ settings, loadPrograms, children }: Props): ReactNode {
  const [language] = useChosenSampleLanguage(settings);
  const [programs, setPrograms] = useState<Programs>({});
  const isDefault = language === settings.defaultLanguage;
  useEffect(() => {
    if (isDefault) return;
    loadPrograms().then(
      (loaded) => setPrograms(loaded.default),
      () => {},
    );
  }, [isDefault, loadPrograms]);
  // The anchors of fields are removed, because another page describes these fields.
  const html = Object.values(programs)[0]?.[language]?.replaceAll(/ data-field="[^"]*"/g, '');
  const title = settings.languages.find(({ language: name }) => name === language)?.label;
  return (
    <FeatureErrorBoundary>
      {isDefault || html === undefined ? (
        children
      ) : (
        <CodeBlock language="" title={title}>
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </CodeBlock>
      )}
    </FeatureErrorBoundary>
  );
}
