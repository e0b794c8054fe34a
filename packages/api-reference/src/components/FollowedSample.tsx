import { type ReactNode, useEffect, useState } from 'react';
import CodeBlock from '@aifindr-docs/code-blocks/components/CodeBlock';
import FeatureBoundary from '@aifindr-docs/ui/FeatureBoundary';
import type { ReaderSettings } from '../model/types';
import { loadColored, type LoadedPrograms, type LoadPrograms } from './loadPrograms';
import { Placeholders } from './Placeholders';
import { useLanguage } from './useLanguage';

interface Props {
  settings: ReaderSettings;
  /** Loads the programs of an operation, of which the first example is shown. */
  loadPrograms: LoadPrograms;
  /** A listing in the language of a first visit: all that is shown without JavaScript. */
  children: ReactNode;
}

/** A listing in the language that the reader has chosen for samples. */
export default function FollowedSample(props: Props): ReactNode {
  return (
    <FeatureBoundary>
      <Listing {...props} />
    </FeatureBoundary>
  );
}

function Listing({ settings, loadPrograms, children }: Props): ReactNode {
  const { languages, defaultLanguage, placeholders } = settings;
  const [language] = useLanguage(settings);
  const [loaded, setLoaded] = useState<LoadedPrograms>();
  const isDefault = language === defaultLanguage;
  useEffect(() => {
    if (isDefault) return;
    // If that fails, the listing stays as it is.
    loadColored(loadPrograms).then(setLoaded, () => {});
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what the page has does not change
  }, [isDefault]);
  const sample =
    isDefault || loaded === undefined ? undefined : Object.values(loaded.programs)[0]?.[language];
  return (
    <Placeholders value={placeholders}>
      <div hidden={sample !== undefined}>{children}</div>
      {loaded && sample && (
        <CodeBlock
          language=""
          title={languages.find((one) => one.language === language)?.label ?? language}
        >
          {/* Its fields are those of another page. */}
          <loaded.Program
            key={language}
            code={sample.code}
            tokens={sample.tokens.replace(/\(\d+|\)/g, '')}
          />
        </CodeBlock>
      )}
    </Placeholders>
  );
}
