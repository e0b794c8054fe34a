import type { ReactNode } from 'react';
import { useChoice } from '.';
import Card, { TabPanel } from './Card';
import Picker from './Picker';
import styles from './styles.module.css';

const tabId = (status: string) => `estado-${status}`;
const panelId = (index: number) => `respuesta-de-ejemplo-${index}`;

interface Props {
  /** A `ResponseExample` for each example. */
  children: ReactNode;
}

/** The responses by status code; where a code has several examples, the reader chooses one. */
export function ResponseCard({ children }: Props): ReactNode {
  const { settings, responses, response, chooseResponse } = useChoice();
  const { texts } = settings;
  const chosen = responses[response]?.status ?? '';
  const firstOf = (status: string) => responses.findIndex((other) => other.status === status);
  const statuses = [...new Set(responses.map(({ status }) => status))];
  const head = (
    <>
      <span className={styles.title}>{texts.response}</span>
      <Picker
        id="respuesta-elegida"
        label={texts.responseExample}
        options={responses.flatMap(({ status, title = '' }, value) =>
          status === chosen ? [{ value, title }] : [],
        )}
        chosen={response}
        onChoose={chooseResponse}
      />
    </>
  );
  return (
    <Card
      copyLabel={texts.copyResponse}
      label={texts.status}
      head={head}
      tabs={statuses.map((status) => ({
        value: status,
        label: status,
        attributes: { 'data-status': status.charAt(0) },
      }))}
      chosen={chosen}
      onChoose={(status) => chooseResponse(firstOf(status))}
      tabId={tabId}
      panelId={(status) => panelId(status === chosen ? response : firstOf(status))}
    >
      {children}
    </Card>
  );
}

interface ResponseExampleProps {
  index: number;
  /** A `ResponseCode`. */
  children: ReactNode;
}

/** The panel of one example of a response. */
export function ResponseExample({ index, children }: ResponseExampleProps): ReactNode {
  const { examples, example, responses, response } = useChoice();
  return (
    <TabPanel
      id={panelId(index)}
      tab={tabId(responses[index]?.status ?? '')}
      isChosen={index === response}
      data-response={index}
      data-answers={examples[example]?.name === responses[index]?.name ? '' : undefined}
    >
      {children}
    </TabPanel>
  );
}
