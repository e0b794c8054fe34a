import type { ReactNode } from 'react';
import Card, { Picker } from './Card';
import type { CardProps } from './useSamples';

/** Shows the examples of the responses in a tab for each status code. */
export default function ResponseCard({ examples, responses, samples, part }: CardProps): ReactNode {
  const { exampleIndex, responseIndex, chooseResponse } = samples;
  const chosenStatus = responses[responseIndex]?.status ?? '';
  const statuses = [...new Set(responses.map(({ status }) => status))];
  const findFirst = (code: string) => responses.findIndex(({ status }) => status === code);
  return (
    <Card
      copyLabel="Copiar la respuesta"
      label="Código de la respuesta"
      tabs={statuses.map((code) => ({
        value: code,
        label: code,
        attributes: { 'data-status': code.charAt(0) },
      }))}
      tabId={(code) => `estado-${code}`}
      panelId={(code) =>
        `respuesta-de-ejemplo-${code === chosenStatus ? responseIndex : findFirst(code)}`
      }
      chosen={chosenStatus}
      onChoose={(code) => chooseResponse(findFirst(code))}
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
          {part(`response-${index}`)}
        </div>
      ))}
    </Card>
  );
}
