import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useHashTarget } from '@aifindr-docs/ui/useHashTarget';
import RequestSamplesCard from './RequestSamplesCard';
import ResponsesCard from './ResponsesCard';
import { type SamplesProps, useChosenSamples } from './useSamples';

/** Shows an operation's samples. A link to one chooses it; a link into a row of a response chooses the first of its status. */
export default function SampleCards(props: SamplesProps): ReactNode {
  const { responses, renderPart } = props;
  const samples = useChosenSamples(props);
  const rail = useRef<HTMLElement>(null);
  useLazyFieldLinks(rail, async (element) => {
    if (samples.showSampleOf(element).isRequest) await samples.tryToLoadPrograms();
  });
  useHashTarget((target) => {
    if (samples.showSampleOf(target).isRequest) target.scrollIntoView();
  });
  return (
    // Reader modes choose the element whose sections have the most text. With a `<div>` here, they would choose only the samples.
    <section className="api-rail" ref={rail} data-markdown-last="">
      {renderPart('requests')}
      <RequestSamplesCard {...props} samples={samples} />
      {responses.length > 0 && renderPart('responses')}
      {responses.length > 0 && <ResponsesCard {...props} samples={samples} />}
    </section>
  );
}

/** Loads `connectFields` on the first pointer movement, focus or click. Links of fields work without it. */
function useLazyFieldLinks(
  rail: RefObject<HTMLElement | null>,
  showSampleOf: (element: Element) => Promise<void>,
): void {
  const showSample = useEffectEvent(showSampleOf);
  useEffect(() => {
    const element = rail.current;
    const root = element?.parentElement;
    if (!root) return undefined;
    const ending = new AbortController();
    let isStarted = false;
    const connectFieldsOnce = ({ target }: Event): void => {
      if (isStarted) return;
      isStarted = true;
      import('../field-links/connectFields').then(
        ({ connectFields }) =>
          connectFields(root, element, (sampled) => showSample(sampled), target, ending.signal),
        () => void (isStarted = false),
      );
    };
    for (const type of ['pointermove', 'focusin', 'click']) {
      root.addEventListener(type, connectFieldsOnce, { signal: ending.signal });
    }
    return () => ending.abort();
  }, [rail]);
}
