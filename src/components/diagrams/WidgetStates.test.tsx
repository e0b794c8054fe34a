import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readContract } from '@aifindr-docs/widget/readContract';
import WidgetStates from './WidgetStates.server';

const html = renderToStaticMarkup(<WidgetStates />);
const alternative = /aria-label="([^"]+)"/.exec(html)?.[1] ?? '';

describe('the picture of the life cycle', () => {
  it.each(readContract().states)(
    'shows the state %s and says it in its text alternative',
    (state) => {
      expect(html).toContain(`<b>${state}</b>`);
      expect(alternative).toContain(`«${state}»`);
    },
  );
});
