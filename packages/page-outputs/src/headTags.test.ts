import { expect, test } from 'vitest';
import { printData, printTag } from './headTags';

test('no text can end the script or the attribute that contains it', () => {
  const text = '</script><b>"&';
  expect(printData('application/ld+json', { text }).match(/<\/script>/g)).toHaveLength(1);
  expect(printTag('meta', { content: text })).toBe('<meta content="</script><b>&#x22;&#x26;">');
});
