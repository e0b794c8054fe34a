import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copySite, type SiteCopy } from '../../scripts/support/copySite';

const page = 'docs/widget-config/triggers.mdx';
const contract = 'examples/swagger.yaml';

interface Fault {
  name: string;
  put: (site: SiteCopy) => void;
  /** What the output must match. */
  says: RegExp[];
}

const faults: Fault[] = [
  {
    name: 'a contract that does not parse',
    put: (site) => site.replace(contract, 'info:', 'info: ['),
    says: [/examples\/swagger\.yaml:\d+/],
  },
  {
    name: 'an operation without summary',
    put: (site) => site.replace(contract, 'summary: Hacer pregunta', 'x-was-summary: true'),
    says: [/examples\/swagger\.yaml/, /summary/, /ask/],
  },
  {
    name: 'two operations with one id',
    put: (site) =>
      site.replace(contract, 'operationId: hacerPregunta', 'operationId: crearConversacion'),
    says: [/examples\/swagger\.yaml/, /crear-conversacion/],
  },
  {
    name: 'an unresolvable $ref',
    put: (site) =>
      site.replace(contract, "'#/components/schemas/AskRequest'", "'#/components/schemas/Nothing'"),
    says: [/examples\/swagger\.yaml/, /#\/components\/schemas\/Nothing/],
  },
  {
    name: 'a doc with a duplicate id',
    put: (site) =>
      site.write(
        'docs/widget-config/copia.mdx',
        '---\nid: triggers\ntitle: Copia\n---\n\nTexto.\n',
      ),
    says: [/widget-config\/triggers/, /copia\.mdx/],
  },
  {
    name: 'a dead link',
    put: (site) => site.write(page, `${read(site, page)}\n[Nada](/docs/widget-config/no-existe)\n`),
    says: [/\/docs\/widget-config\/triggers/, /\/docs\/widget-config\/no-existe/],
  },
  {
    name: 'a dead anchor',
    put: (site) =>
      site.write(page, `${read(site, page)}\n[Nada](/docs/widget-config/intro#no-existe)\n`),
    says: [/\/docs\/widget-config\/triggers/, /intro#no-existe/],
  },
  {
    name: 'an identifier that no contract has',
    put: (site) => site.write(page, `${read(site, page)}\nUsa \`AIFindrWidget.abrir()\`.\n`),
    says: [/docs\/widget-config\/triggers\.mdx:\d+/, /abrir/],
  },
  {
    name: 'a missing example file, and a missing region of another',
    put: (site) => {
      const other = 'docs/widget-config/intro.mdx';
      site.write(page, `${read(site, page)}\n\`\`\`js file=examples/no-existe.js\n\`\`\`\n`);
      site.write(
        other,
        `${read(site, other)}\n\`\`\`html file=examples/html/index.html#no-existe\n\`\`\`\n`,
      );
    },
    says: [
      /docs\/widget-config\/triggers\.mdx:\d+/,
      /examples\/no-existe\.js/,
      /docs\/widget-config\/intro\.mdx:\d+/,
      /examples\/html\/index\.html#no-existe/,
    ],
  },
  {
    name: 'a sidebar with a doc id that does not exist',
    put: (site) => site.replace('sidebars.ts', "'widget-config/intro'", "'widget-config/nada'"),
    says: [/sidebar/i, /widget-config\/nada/],
  },
  {
    name: 'a navbar with a doc id that does not exist',
    put: (site) => site.replace('config/navbar.ts', 'api/ai-findr-api', 'api/nada'),
    says: [/api\/nada/],
  },
];

test.describe('Bad input stops the build', () => {
  for (const { name, put, says } of faults) {
    test(`${name}: names the place, exits with an error and keeps the last good output`, () => {
      test.setTimeout(180_000);
      const site = copySite();
      try {
        put(site);
        const { code, output } = site.build();
        expect(code).not.toBe(0);
        for (const words of says) {
          expect(output).toMatch(words);
        }
        expect(read(site, 'build/index.html')).toBe('last good output');
      } finally {
        site.remove();
      }
    });
  }
});

function read(site: SiteCopy, file: string): string {
  return readFileSync(path.join(site.folder, file), 'utf8');
}
