import { type ReactNode, useRef } from 'react';
import { useTarget } from '@aifindr-docs/ui/useTarget';
import RequestCard from './RequestCard';
import ResponseCard from './ResponseCard';
import { useFieldLinks } from './useFieldLinks';
import { type SamplesProps, useSamples } from './useSamples';

/** The samples of an operation. A link to a hidden sample, or to a field that a hidden sample shows, chooses that sample. */
export default function Samples(props: SamplesProps): ReactNode {
  const { responses, part } = props;
  const samples = useSamples(props);
  const rail = useRef<HTMLElement>(null);
  useFieldLinks(rail, async (hidden) => {
    if (samples.showSampleOf(hidden)) await samples.tryToLoad();
  });
  useTarget((target) => {
    if (samples.showSampleOf(target)) target.scrollIntoView();
  });
  return (
    // Reader modes choose the element whose sections have the most text. With a `<div>` here, they would choose only the samples.
    <section className="api-rail" ref={rail} data-markdown-last="">
      {part('requests')}
      <RequestCard {...props} samples={samples} />
      {responses.length > 0 && part('responses')}
      {responses.length > 0 && <ResponseCard {...props} samples={samples} />}
    </section>
  );
}
