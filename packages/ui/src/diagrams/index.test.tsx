import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Box, Diagram, Picture } from '.';
import Sequence from './Sequence';

test('a picture has its text alternative, and a caption only where one is given', () => {
  const picture = <Picture description="A asks B">{<Box title="A" chips={['ask()']} />}</Picture>;
  const html = renderToStaticMarkup(<Diagram>{picture}</Diagram>);
  expect(html).toContain('role="img" aria-label="A asks B"');
  expect(html).toMatch(/<b>A<\/b>.*ask\(\)/);
  expect(html).not.toContain('figcaption');
  expect(renderToStaticMarkup(<Diagram caption="Asking">{picture}</Diagram>)).toContain('Asking');
});

test('a sequence is a list of messages between neighbors, of which some go back', () => {
  const html = renderToStaticMarkup(
    <Sequence
      actors={['Page', 'Server', 'API']}
      messages={[
        { from: 1, to: 2, label: 'POST /ask' },
        { from: 2, to: 1, label: 'an answer', isCode: false },
      ]}
    />,
  );
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toMatch(/data-gap="1".*POST \/ask.*data-gap="1" data-back="".*an answer/);
});
