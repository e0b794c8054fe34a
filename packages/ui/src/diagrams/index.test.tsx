import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture, Sequence } from '.';

test('a picture has its text alternative, and a caption only where one is given', () => {
  const render = (caption?: string) =>
    renderToStaticMarkup(
      <Picture description="A asks B" caption={caption}>
        <b>A</b>
      </Picture>,
    );
  expect(render()).toContain('role="img" aria-label="A asks B"');
  expect(render()).not.toContain('figcaption');
  expect(render('Asking')).toContain('Asking');
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
