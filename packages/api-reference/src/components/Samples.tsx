import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTarget } from '@aifindr-docs/ui/useTarget';
import RequestCard from './RequestCard';
import ResponseCard from './ResponseCard';
import { type SamplesProps, useSamples } from './useSamples';

/** Shows the samples of an operation. A link to a sample chooses it, and a link to or into a response chooses one of its status code. */
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

/** Loads `followFields`, which connects fields and code, on the first pointer movement, focus or click. Before that, plain links do. */
function useFieldLinks(
  rail: RefObject<HTMLElement | null>,
  show: (hidden: Element) => Promise<void>,
): void {
  const showSample = useEffectEvent(show);
  useEffect(() => {
    const element = rail.current;
    const root = element?.parentElement;
    if (!root) return undefined;
    const ending = new AbortController();
    let isStarted = false;
    const start = ({ target }: Event) => {
      if (isStarted) return;
      isStarted = true;
      import('../field-links/followFields').then(
        ({ followFields }) =>
          followFields(root, element, (hidden) => showSample(hidden), target, ending.signal),
        () => void (isStarted = false),
      );
    };
    for (const type of ['pointermove', 'focusin', 'click']) {
      root.addEventListener(type, start, { signal: ending.signal });
    }
    return () => ending.abort();
  }, [rail]);
}
