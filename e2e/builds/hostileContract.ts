import { hostileTexts } from '@aifindr-docs/openapi/fuzz/hostileTexts';

/** Texts that would set a global variable where they became code. */
export const attacks = [
  "\\', z: (globalThis.hacked=1), //",
  "\\\\', z: (globalThis.hacked=1), //",
  '`, globalThis.hacked=1, `',
  '${globalThis.hacked=1}',
  '{globalThis.hacked=1}',
  '*/ globalThis.hacked=1 /*',
  '</script><script>globalThis.hacked=1</script>',
  '<img src="x" onerror="globalThis.hacked=1">',
  'Copia desde C:\\users\\me\\',
  '\'"`\\\n\\u0027',
];

/** The text of each operation. */
const texts = [...attacks, ...hostileTexts];

/** A contract with an operation for each text, which stands wherever a text may. */
export const hostileContract = JSON.stringify({
  openapi: '3.1.0',
  info: {
    title: `API ${attacks[0]}`,
    version: attacks[4],
    description: attacks.join('\n\n'),
    license: { name: attacks[2] },
    contact: { name: attacks[3] },
  },
  servers: [{ url: 'https://api.example.com', description: attacks[1] }],
  tags: attacks.map((text, index) => ({ name: `Grupo ${index} ${text}`, description: text })),
  paths: Object.fromEntries(
    texts.map((text, index) => [
      `/p${index}`,
      {
        post: {
          operationId: `o${index}`,
          summary: `T${index} ${text}`,
          description: `D${index} ${text}`,
          tags: [`Grupo ${index % attacks.length} ${attacks[index % attacks.length]}`],
          parameters: [
            {
              name: `q${index}`,
              in: 'query',
              description: text,
              schema: { type: 'string', default: text, example: text, enum: [text, 'b'] },
            },
            {
              name: 'X-Text',
              in: 'header',
              description: text,
              schema: { type: 'string', title: text },
            },
          ],
          requestBody: {
            description: text,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  title: text,
                  description: text,
                  properties: {
                    [`f ${text}`]: {
                      type: 'string',
                      description: text,
                      pattern: text,
                      examples: [text],
                    },
                  },
                },
                examples: {
                  [`e${index}`]: {
                    summary: text,
                    description: text,
                    value: { [`f ${text}`]: text },
                  },
                },
              },
            },
          },
          responses: {
            200: {
              description: text,
              content: {
                'application/json': { schema: { type: 'string', const: text } },
                'text/plain': { example: text },
              },
            },
          },
        },
      },
    ]),
  ),
});

/** The texts of the titles of its pages, as a page shows them. */
export const hostileTitles = texts.map((text, index) => `T${index} ${text}`);
