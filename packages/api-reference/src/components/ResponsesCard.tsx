import type { ReactNode } from 'react';
import TabbedCodeCard, { Picker } from './TabbedCodeCard';
import type { CardProps } from './useSamples';

/** Shows the examples of the responses, in a tab for each status code, with a `<select>` if a code has several. */
export default function ResponsesCard(props: CardProps): ReactNode {
  const { examples, responses, samples, renderPart } = props;
  const { exampleIndex, responseIndex, chooseResponse } = samples;
  const chosenStatus = responses[responseIndex]?.status ?? '';
  const statuses = [...new Set(responses.map(({ status }) => status))];
  const findResponseIndex = (code: string) => responses.findIndex(({ status }) => status === code);
  return (
    <TabbedCodeCard
      copyLabel="Copiar la respuesta"
      label="Código de la respuesta"
      tabs={statuses.map((code) => ({
        value: code,
        label: code,
        attributes: { 'data-status': code.charAt(0) },
      }))}
      tabId={(code) => `estado-${code}`}
      panelId={(code) =>
        `respuesta-de-ejemplo-${code === chosenStatus ? responseIndex : findResponseIndex(code)}`
      }
      chosen={chosenStatus}
      onChoose={(code) => chooseResponse(findResponseIndex(code))}
      head={
        <>
          <span className="api-card-title">Respuesta</span>
          <Picker
            label="Respuesta de ejemplo"
            options={responses.flatMap(({ status, title = '' }, value) =>
              status === chosenStatus ? [{ value, title }] : [],
            )}
            chosen={responseIndex}
            onChoose={chooseResponse}
          />
        </>
      }
    >
      {responses.map(({ status, name }, index) => (
        <div
          key={index}
          id={`respuesta-de-ejemplo-${index}`}
          role="tabpanel"
          aria-labelledby={`estado-${status}`}
          data-selected={index === responseIndex ? '' : undefined}
          data-response={index}
          data-answers={examples[exampleIndex]?.name === name ? '' : undefined}
        >
          {renderPart(`response-${index}`)}
        </div>
      ))}
    </TabbedCodeCard>
  );
}
