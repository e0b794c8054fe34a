import { type ReactNode, useEffect, useState } from 'react';
import CodeBlock from '@aifindr-docs/code-blocks/components/CodeBlock';
import FeatureBoundary from '@aifindr-docs/ui/FeatureBoundary';
import { useTabChoice } from '@aifindr-docs/ui/Tabs/useTabChoice';
import type { Programs, ReaderSettings } from '../model/types';
import type Code from './Code';
import type { LoadPrograms } from './CodeRail';
import { Placeholders } from './Placeholders';

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
  const { languages, defaultLanguage, languageKeys, placeholders } = settings;
  const names = languages.map((one) => one.language);
  const { storage: storageKey, parameter } = languageKeys;
  const sharing = { storageKey, parameter, isParameterKept: false };
  const [language] = useTabChoice(names, defaultLanguage, sharing);
  const [loaded, setLoaded] = useState<{ programs: Programs; Program: typeof Code }>();
  const isDefault = language === defaultLanguage;
  useEffect(() => {
    if (isDefault) return;
    void Promise.all([loadPrograms(), import('./Code')]).then(
      ([programs, program]) => setLoaded({ programs: programs.default, Program: program.default }),
      // The listing stays as it is.
      () => {},
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what the page has does not change
  }, [isDefault]);
  const sample =
    isDefault || loaded === undefined ? undefined : Object.values(loaded.programs)[0]?.[language];
  return (
    <Placeholders value={placeholders}>
      <div hidden={sample !== undefined}>{children}</div>
      {loaded && sample && (
        <CodeBlock language="" title={languages[names.indexOf(language)]?.label ?? language}>
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
