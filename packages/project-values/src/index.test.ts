import vm from 'node:vm';
import type { LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import projectValues from '.';
import { storageKey } from './client/marks';

const options = {
  fields: [{ name: 'id', label: 'Id', code: 'id', placeholders: ['TU_ID'] }],
  texts: {} as never,
};

/** Runs the script of the page with a mark, and returns the text and attributes that the mark then has. */
function run(getItem: (key: string) => string | null): object {
  const tags = projectValues({} as LoadContext, options).injectHtmlTags?.({ content: undefined });
  const [tag] = [tags?.headTags ?? []].flat();
  const script = typeof tag === 'object' ? String(tag.innerHTML) : '';
  const mark = {
    textContent: 'TU_ID',
    nextSibling: {},
    attributes: { 'data-placeholder': 'id' } as Record<string, string>,
    getAttribute: (name: string) => mark.attributes[name],
    setAttribute: (name: string, value: string) => (mark.attributes[name] = value),
  };
  vm.runInNewContext(script, {
    localStorage: { getItem },
    MutationObserver: class {
      observe() {}
      disconnect() {}
    },
    document: {
      querySelectorAll: () => [mark],
      addEventListener: (_parsed: string, show: () => void) => show(),
    },
  });
  return { text: mark.textContent, original: mark.attributes['data-original'] };
}

test('the script of the page shows a kept value and remembers the placeholder', () => {
  expect(run((key) => (key === storageKey ? '{"id":"uni-01"}' : null))).toEqual({
    text: 'uni-01',
    original: 'TU_ID',
  });
});

test.each([null, '', 'null', '7', '{"id":', '{"id":"<b>"}', '{"id":7}', '{"id":"a\\nb"}', '{}'])(
  'it leaves the placeholder where %j is kept',
  (kept) => expect(run(() => kept)).toEqual({ text: 'TU_ID', original: undefined }),
);

test('it does nothing where the browser keeps nothing', () => {
  const deny = () => {
    throw new Error('denied');
  };
  expect(run(deny)).toEqual({ text: 'TU_ID', original: undefined });
});
