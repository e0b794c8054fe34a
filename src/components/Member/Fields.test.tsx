import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './Fields.server';

test('a parameter is called optional only when it is', () => {
  const render = (isOptional?: boolean) =>
    renderToStaticMarkup(
      <Field parameter="query" isOptional={isOptional}>
        Texto
      </Field>,
    );
  expect(render(true)).toContain('opcional');
  expect(render(false)).not.toContain('opcional');
  expect(render()).not.toContain('opcional');
});
