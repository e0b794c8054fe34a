import vm from 'node:vm';
import type { LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import projectValues from '.';
import { storageKey } from './client/storedValues';

/** Runs the inline script on a page with one placeholder; returns the text and `data-original` of the placeholder's element. */
function runScript(getItem: (key: string) => string | null): object {
  const tags = projectValues({} as LoadContext, { fields: [] }).injectHtmlTags?.({
    content: undefined,
  });
  const [tag] = [tags?.headTags ?? []].flat();
  const script = typeof tag === 'object' ? String(tag.innerHTML) : '';
  const element = {
    textContent: 'TU_ID',
    nextSibling: {},
    attributes: { 'data-placeholder': 'id' } as Record<string, string>,
    getAttribute: (name: string) => element.attributes[name],
    setAttribute: (name: string, value: string) => (element.attributes[name] = value),
  };
  vm.runInNewContext(script, {
    localStorage: { getItem },
    MutationObserver: class {
      observe() {}
      disconnect() {}
    },
    document: {
      querySelectorAll: () => [element],
      addEventListener: (_parsed: string, show: () => void) => show(),
    },
  });
  return { text: element.textContent, original: element.attributes['data-original'] };
}

test('the script of the page shows a stored value and remembers the placeholder', () => {
  expect(runScript((key) => (key === storageKey ? '{"id":"uni-01"}' : null))).toEqual({
    text: 'uni-01',
    original: 'TU_ID',
  });
});

test.each([null, '', 'null', '7', '{"id":', '{"id":"<b>"}', '{"id":7}', '{"id":"a\\nb"}', '{}'])(
  'it leaves the placeholder where %j is stored',
  (stored) => expect(runScript(() => stored)).toEqual({ text: 'TU_ID', original: undefined }),
);
