import { expect, test } from 'vitest';
import { formatDataScript, formatTag } from './headTags';

test('no string can end the script or the attribute that contains it', () => {
  const text = '</script><b>"&';
  const script = formatDataScript('application/ld+json', { text });
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(formatTag('meta', { content: text })).toBe('<meta content="</script><b>&#x22;&#x26;">');
});
