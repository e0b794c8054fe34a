import { type ReactNode, useRef } from 'react';
import { useTarget } from '@aifindr-docs/ui/useTarget';
import type { ReaderSettings } from '../options';
import type { OperationControls } from '../pages/Page';
import RequestCard from './RequestCard';
import ResponseCard from './ResponseCard';
import { useFieldLinks } from './useFieldLinks';
import type { LoadPrograms } from './useLanguage';
import { useSamples } from './useSamples';

interface Props extends OperationControls {
  settings: ReaderSettings;
  loadPrograms: LoadPrograms;
  /** Returns a static part of the page by its name. */
  part: (name: string) => ReactNode;
}

/** The samples of an operation. A link to a hidden sample, or to a field that a hidden sample shows, chooses that sample. */
export default function Samples(props: Props): ReactNode {
  const { examples, responses, part } = props;
  const samples = useSamples(props);
  const rail = useRef<HTMLElement>(null);
  useFieldLinks(rail, async (hidden) => {
    if (samples.showSampleOf(hidden)) await samples.tryToLoad();
  });
  useTarget((target) => {
    if (samples.showSampleOf(target)) target.scrollIntoView();
  });
  return (
    // Reader modes choose the element whose sections have the most text. With a `<div>` that would be the samples, without the fields.
    <section className="api-rail" ref={rail} data-markdown-last="">
      {part('requests')}
      <RequestCard {...props} samples={samples} />
      {responses.length > 0 && part('responses')}
      {responses.length > 0 && <ResponseCard {...{ examples, responses, samples, part }} />}
    </section>
  );
}
