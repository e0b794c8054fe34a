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

test('a sequence is a list that says who sends each message', () => {
  const html = renderToStaticMarkup(
    <Sequence
      actors={['Page', 'API']}
      messages={[
        { from: 0, to: 1, label: 'POST /ask' },
        { from: 1, to: 0, label: 'an answer', isCode: false, note: 'in parts' },
      ]}
      sayDirection={(from) => (from === 0 ? 'Page to API: ' : 'API to page: ')}
    />,
  );
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toMatch(/Page to API: .*POST \/ask.*API to page: .*an answer<small>in parts/);
});
