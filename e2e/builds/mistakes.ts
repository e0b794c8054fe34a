/** A mistake of an author, and what has to be said of it. */
export interface Mistake {
  name: string;
  /** The check that finds it; none if its file does not parse. */
  check?: string;
  /** New files by path, or replacements in existing ones. */
  edits: Readonly<Record<string, string | readonly [from: string, to: string]>>;
  /** `file:line: message`; each must be found. */
  says: readonly RegExp[];
  /** Whether it leaves nothing for other mistakes to be found in. */
  isAlone?: boolean;
}

const contract = 'examples/swagger.yaml';
const description =
  'Una página de prueba con una descripción que tiene la longitud que los buscadores muestran entera.';
const pageWith = (body: string, frontMatter = `title: Prueba\ndescription: ${description}`) =>
  `---\n${frontMatter}\n---\n\n${body}\n`;
const guide = (name: string) => `docs/widget-config/prueba-${name}.mdx`;

/** A page with one mistake, whose body starts on line 6. */
const inPage = (
  name: string,
  body: string,
  says: RegExp,
  more: Partial<Mistake> & { frontMatter?: string } = {},
): Mistake => {
  const { frontMatter, edits, ...rest } = more;
  const file = guide(name.replaceAll(/\W+/g, '-'));
  return {
    name,
    check: 'pages',
    edits: { ...edits, [file]: pageWith(body, frontMatter) },
    says: [new RegExp(`^${file}:${says.source}`, 'm')],
    ...rest,
  };
};

const fence = (reference: string) => `\`\`\`js ${reference} title="app.js"\n\`\`\``;
const example = (name: string, text: string) => ({ [`examples/guide/prueba/${name}.js`]: text });
const show = (name: string) => fence(`file=examples/guide/prueba/${name}.js#region`);

export const mistakes: readonly Mistake[] = [
  inPage('dead link', '[Nada](/docs/api/hacer-preguntas)', /6: no page .*did you mean \/docs\/api/),
  inPage('dead link to a file', '[Nada](./intro2.mdx)', /6: (warning: )?no page \.\/intro2\.mdx/),
  inPage(
    'dead anchor',
    '[Nada](./intro.mdx#nada-de-esto)',
    /6: \/docs\/widget-config\/intro has no/,
  ),
  inPage('missing region', show('none'), /6: file=.*no region "region"/, {
    edits: example('none', 'let uno;\n'),
  }),
  inPage('missing example', show('nowhere'), /6: file=.*no such file/),
  inPage('misspelt endregion', show('end'), /6: file=.*#endregion regoin closes #region region/, {
    edits: example('end', '// #region region\nlet uno;\n// #endregion regoin\n'),
  }),
  inPage('open region', show('open'), /6: file=.*#region region is never closed/, {
    edits: example('open', '// #region region\nlet uno;\n'),
  }),
  inPage(
    'unknown option of a fence',
    fence('file:examples/a.js'),
    /6: unknown fence option "file:/,
  ),
  inPage('duplicate id', '## Uno {#uno}\n\n## Dos {#uno}', /8: the id "uno" is that of line 6 too/),
  inPage('no title', 'Texto.', /1: no title: add/, { frontMatter: `description: ${description}` }),
  inPage('no description', 'Texto.', /1: no description: add one of 70/, {
    frontMatter: 'title: Prueba',
  }),
  inPage('long description', 'Texto.', /3: a description of 196 characters; 70 to 160/, {
    frontMatter: `title: Prueba\ndescription: ${description.repeat(2)}`,
  }),
  inPage('broken front matter', 'Texto.', /2: the front matter is no YAML: .*needs quotes/, {
    frontMatter: `title: Prueba: una\ndescription: ${description}`,
    check: undefined,
  }),
  inPage('unclosed component', 'Texto.\n\n<Tabs>\n\nFin.', /\d+: .*closing tag for `<Tabs>`/, {
    check: undefined,
  }),
  inPage(
    'unknown component',
    '<ScrollTabel />',
    /6: unknown component <ScrollTabel>: did you mean/,
  ),
  inPage(
    'wrong import',
    "import A from '@site/src/components/Nada';\n\n<A />",
    /6: no module @site/,
  ),
  inPage('unclosed admonition', ':::note\n\nTexto.', /6: :::note is never closed: add a line with/),
  inPage('missing image', '![Un logotipo](/img/nada.svg)', /6: no image static\/img\/nada\.svg/),
  inPage('page in no sidebar', 'Texto.', /1: .*in no sidebar: add '\S+' to sidebars\.ts/),
  inPage(
    'duplicate doc id',
    'Texto.',
    /2: the doc id "widget-config\/intro" is already used by docs\/widget-config\/intro/,
    {
      frontMatter: `id: intro\ntitle: Prueba\ndescription: ${description}`,
    },
  ),
  inPage('unknown identifier', '`AIFindrWidget.opne()`', /6: .*"opne"; did you mean "open"\?/, {
    check: 'identifiers',
  }),
  inPage(
    'path that the API does not have',
    '```js title="app.js"\nfetch(\'https://api.saas.aifindr.ai/v1/ask\');\n```',
    /7: unknown endpoint of the API "\/v1\/ask"/,
    { check: 'identifiers' },
  ),
  inPage(
    'host that the product does not have',
    '```js title="app.js"\nfetch(\'https://api.aifindr.ai/ask\');\n```',
    /7: unknown host of the product "api\.aifindr\.ai"/,
    { check: 'identifiers' },
  ),
  inPage('misspelt word', 'La clabe es esta.', /6:\d+ - Unknown word \(clabe\)/, {
    check: 'spelling',
  }),
  {
    name: 'English comment in a region',
    check: 'prose',
    edits: {
      [guide('english')]: pageWith(show('english')),
      ...example(
        'english',
        '// #region region\n// the widget and the page\nlet uno;\n// #endregion\n',
      ),
    },
    says: [/^examples\/guide\/prueba\/english\.js#region:1: .*is English/m],
  },
  {
    name: 'type error in an example',
    check: 'compile',
    edits: {
      [guide('type')]: pageWith(show('type')),
      ...example('type', '// #region region\nconsole.log(document.bdoy);\n// #endregion\n'),
    },
    says: [/^examples\/guide\/prueba\/type\.js\(2,\d+\): error TS2339: .*'bdoy'/m],
  },
  {
    name: 'doc id in the sidebar that does not exist',
    check: 'pages',
    edits: { 'sidebars.ts': ["'widget-config/personalizacion'", "'widget-config/personalizacio'"] },
    says: [
      /^sidebars\.ts:\d+: no doc has the id .*; did you mean "widget-config\/personalizacion"/m,
    ],
  },
  {
    name: 'reference to nothing in the contract',
    check: 'contract',
    edits: { [contract]: ["'#/components/schemas/AskRequest'", "'#/components/schemas/AskRqst'"] },
    says: [/^examples\/swagger\.yaml:\d+: .*AskRqst/m],
    isAlone: true,
  },
  {
    name: 'duplicate operationId',
    check: 'contract',
    edits: { [contract]: ['operationId: hacerPregunta', 'operationId: crearConversacion'] },
    says: [/^examples\/swagger\.yaml:\d+: .*(operationId|crear-conversacion)/im],
  },
  {
    name: 'operation without summary',
    check: 'contract',
    edits: { [contract]: ['summary: Registrar evento analítico', 'x-was: true'] },
    says: [/^examples\/swagger\.yaml:\d+: .*summary/m],
  },
  {
    name: 'example that its schema does not allow',
    check: 'contract',
    edits: { [contract]: ['stream: true', 'stream: 7'] },
    says: [/^examples\/swagger\.yaml:\d+: .*`stream` property type must be boolean/m],
  },
  {
    name: 'misspelt keyword of a schema',
    check: 'contract',
    edits: { [contract]: ['additionalProperties: true', 'additionalPropertis: true'] },
    says: [
      /^examples\/swagger\.yaml:\d+: .*`additionalPropertis`.*did you mean additionalProperties\?/m,
    ],
  },
  {
    name: 'contract that does not parse',
    edits: { [contract]: ['info:', 'info: ['] },
    says: [/^examples\/swagger\.yaml:\d+: /m],
    isAlone: true,
  },
  {
    name: 'sidebars that do not parse',
    check: 'pages',
    edits: { 'sidebars.ts': ["'widget-config/intro',", "'widget-config/intro,"] },
    says: [/^sidebars\.ts:\d+: ParseError/m],
    isAlone: true,
  },
  {
    name: 'doc id in the navbar that does not exist',
    check: 'pages',
    edits: { 'config/navbar.ts': ['widget-config/intro', 'widget-config/intor'] },
    says: [/^config\/navbar\.ts:\d+: no doc has the id "widget-config\/intor"; did you mean/m],
    isAlone: true,
  },
];
