import { child, entries } from '../contract/Cursor';
import type { Operation } from '../model/readModel';
import { isJson } from '../samples/buildRequests';
import { buildSampleValue } from '../samples/buildSampleValue';
import { listExamples } from '../samples/listExamples';
import { markdownToHtml } from './markdownToHast';
import { element } from './mdx';
import type { PageContext } from './PageContext';
import { statusText } from './statusText';

/** The examples of every response, each in a block that opens. The first one is open. */
export function renderResponseExamples(operation: Operation, page: PageContext): string[] {
  const { contract } = page.model;
  const blocks: { title: string; inside: string[] }[] = [];
  for (const [code, entry] of entries(child(operation.cursor, 'responses'))) {
    const response = contract.follow(entry);
    for (const [mediaType, media] of entries(child(response, 'content'))) {
      const examples = listExamples(contract, media);
      const schema = child(media, 'schema');
      if (examples.length === 0 && schema !== undefined && isJson(mediaType)) {
        const value = buildSampleValue(contract, schema);
        examples.push({
          name: 'ejemplo',
          title: undefined,
          description: undefined,
          value,
          externalValue: undefined,
        });
      }
      for (const { title, description, value, externalValue } of examples) {
        const label = title ?? statusText(code);
        const text =
          externalValue ??
          (typeof value === 'string' && !isJson(mediaType)
            ? value.trimEnd()
            : JSON.stringify(value, null, 2));
        if (text === undefined) continue;
        const language = languageOf(mediaType);
        blocks.push({
          title: `${code} · ${label}`,
          inside: [
            ...(description === undefined
              ? []
              : [
                  element('Prose', {
                    html: markdownToHtml(description, { siteUrl: page.siteUrl }),
                  }),
                ]),
            `\n\`\`\`\`\`${language}\n${text}\n\`\`\`\`\`\n`,
          ],
        });
      }
    }
  }
  return blocks.map(({ title, inside }, index) =>
    element('Nested', { title, open: index === 0 }, inside),
  );
}

function languageOf(mediaType: string): string {
  if (isJson(mediaType)) return 'json';
  if (/[/+]xml\b/i.test(mediaType)) return 'xml';
  if (/yaml/i.test(mediaType)) return 'yaml';
  if (/html/i.test(mediaType)) return 'html';
  return '';
}
