import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseContract } from '../readContract';
import { readSourcePage } from '../readPages';
import { listFencedCode, listInlineCode } from './CheckedCode';
import { createNameCheck } from './findUnknownNames';
import { readSurface } from './readSurface';

const siteDir = path.resolve(__dirname, '../../../..');
const contractFile = 'examples/swagger.yaml';
const contract = parseContract(
  contractFile,
  readFileSync(path.join(siteDir, contractFile), 'utf8'),
);
const check = createNameCheck(readSurface(contract));

/** Diagnostics of a page, as `line: message`. */
function checkPage(text: string, shown: string[] = [], file = 'docs/sample.mdx'): string[] {
  const page = readSourcePage(file, text, siteDir);
  const pieces = [...listInlineCode(page), ...listFencedCode(page)];
  return check({ pieces, shown }).map(({ line, message }) => `${line}: ${message}`);
}

/** Unknown names of a page. */
const namesIn = (...page: Parameters<typeof checkPage>) =>
  checkPage(...page).map((diagnostic) => /"([^"]*)"/.exec(diagnostic)?.[1]);

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`;

// Those that the pages have pass in each `npm run check`.
describe('names of the contracts pass', () => {
  it.each([
    '`AIFindrWidget.setContext()`',
    '`window.AIFindrWidget?.open()`',
    '`AIFindrWidget.EVENTS.CONV_STARTED`',
    '`AIFindrWidget.EventCallback`',
    '`widget.open()`',
    '`data-theme`',
    '`CreateConversationRequest`',
    '`/api/widget/projects/{projectId}/ask`',
    '`https://api.saas.aifindr.ai/api/widget/answerComponents/abc-123`',
    '`/docs/api/ai-findr-api`',
    'AIFindrWidget.nothing outside of code',
    '## Un título {#con-id}',
  ])('%s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});

describe('unknown names in inline code are found', () => {
  it.each([
    ['`AIFindrWidget.setContex()`', 'setContex'],
    ['`window.AIFindrWidget?.show()`', 'show'],
    ['`AIFindrWidget.EVENTS.MESSAGE_RECEIVED`', 'MESSAGE_RECEIVED'],
    ['`AIFindrWidget._debug.dump()`', 'dump'],
    ['`AiFinderWidget`', 'AiFinderWidget'],
    ['`widget.open`', 'widget.open'],
    ['`conversation.start`', 'conversation.start'],
    ['`widget.show()`', 'show'],
    ['`MESSAGE_RECEIVED`', 'MESSAGE_RECEIVED'],
    ['`data-meta`', 'data-meta'],
    ['`data-client`', 'data-client'],
    ['`.ai-findr-trigger-btn`', 'ai-findr-trigger-btn'],
    ['`#ai-findr-overlay`', 'ai-findr-overlay'],
    ['`ai-findr-triger`', 'ai-findr-triger'],
    ['`--ai-navbar-height`', '--ai-navbar-height'],
    ['`--button-color`', '--button-color'],
    ['`X-API-TOKEN`', 'X-API-TOKEN'],
    ['`conversationID`', 'conversationID'],
    ['`click:button`', 'click:button'],
    ['`/api/widget/projects/{projectId}/answer`', '/api/widget/projects/{projectId}/answer'],
    ['`/api/widgets/projects/slug/demo`', '/api/widgets/projects/slug/demo'],
    ['`https://api.aifindr.ai/`', 'api.aifindr.ai'],
    ['<code>AIFindrWidget.setContex</code>', 'setContex'],
    ['| a |\n| - |\n| `conversationID` |', 'conversationID'],
  ])('%s', (text, name) => {
    expect(namesIn(text)).toEqual([name]);
  });
});

describe('unknown names in fences are found', () => {
  it.each([
    ['js', "window.AIFindrWidget\n  ?.on('conversation.begin', run);", 'conversation.begin'],
    ['js', "widget.on('opened', run);", 'opened'],
    ['js', "document.querySelector('#ai-findr-triger');", 'ai-findr-triger'],
    ['js', "const trigger = '#ai-findr-triger';", 'ai-findr-triger'],
    ['js', "document.querySelectorAll('main .ai-findr-panel');", 'ai-findr-panel'],
    ['css', '.ai-findr-panel { color: red; }', 'ai-findr-panel'],
    ['js', "element.classList.add('ai-findr-opened');", 'ai-findr-opened'],
    ['js', "localStorage.setItem('aifindr_verbose', 'true');", 'aifindr_verbose'],
    ['js', "fetch('/api/widget/projects/1/questions');", '/api/widget/projects/1/questions'],
    ['js', "send({ action: 'widget:opened' });", 'widget:opened'],
    ['json', '{ "conversationID": "c-1" }', 'conversationID'],
    [
      'html',
      '<script src="https://hub.aifindr.ai/widget.js"\n data-key="x" defer></script>',
      'data-key',
    ],
    ['html', '<button id="ai-findr-trigge">x</button>', 'ai-findr-trigge'],
    ['html', '<button class="mine ai-findr-button">x</button>', 'ai-findr-button'],
    ['jsx', '<button className="ai-findr-button" />', 'ai-findr-button'],
    ['css', '.ai-findr-trigger-button.ai-opened { --button-colour: red; }', '--button-colour'],
    ['bash', "curl -H 'X-Api-Token: x' https://api.saas.aifindr.ai/", 'X-Api-Token'],
  ])('%s: %s', (language, code, name) => {
    expect(namesIn(fence(language, code))).toContain(name);
  });
});

describe('a name in no contract and in no code of the page is found, however unlike a known name', () => {
  it.each([
    ['`sessionId`', 'sessionId'],
    ['`session_id`', 'session_id'],
    ['`AskReply`', 'AskReply'],
    ['`setTheme()`', 'setTheme'],
    ['`answer-final`', 'answer-final'],
    ['`knowledge-found`', 'knowledge-found'],
  ])('%s', (text, name) => {
    expect(namesIn(text)).toEqual([name]);
    expect(namesIn(`${fence('ts', `use('${name}');`)}\n${text}`)).toEqual([]);
  });

  it('includes single words in texts about the API', () => {
    const text = '`tokens`, `query` y `true`';
    expect(namesIn(text, [], 'docs/_api/sample.mdx')).toEqual(['tokens']);
    expect(namesIn('`button` y `display`')).toEqual([]);
    const source = 'title: x\ndescription: El campo `tokens` y `stream`.';
    const pieces = parseContract('examples/swagger.yaml', source).texts.flatMap(listInlineCode);
    expect(check({ pieces, shown: [] })).toMatchObject([{ line: 2 }]);
  });

  it('is passed for names of the web', () => {
    expect(namesIn('`EventSource`, `utm_source` y `ReferenceError`')).toEqual([]);
  });
});

describe('names of the page', () => {
  it('may be expressions in the path of an endpoint, calls too', () => {
    const call = 'fetch(`${origin}/api/widget/projects/${encodeURIComponent(projectId)}/ask`);';
    expect(namesIn(fence('js', call))).toEqual([]);
    expect(namesIn(fence('js', call.replace('/ask', '/asks')))).toHaveLength(1);
  });

  it('are known in inline code when the page’s code declares them', () => {
    const page = `${fence('ts', 'function listContexts() {}\nconst conversationIds = [];')}\n\`conversationIds\``;
    expect(namesIn(page)).toEqual([]);
  });

  it('are known in inline code when a shown file declares them', () => {
    expect(namesIn('`conversationIds`', ['const conversationIds = [];'])).toEqual([]);
    expect(namesIn('`conversationIds`')).toHaveLength(1);
  });

  it('do not excuse a misspelt key of the API', () => {
    expect(namesIn(fence('js', "const body = { conversationID: 'c-1' };"))).toEqual([
      'conversationID',
    ]);
  });

  it('may follow the custom of another language', () => {
    expect(namesIn(fence('python', 'conversation_id = answer["conversationId"]'))).toEqual([]);
  });

  it('may be links that begin like the product’s ids', () => {
    expect(namesIn(`${fence('php', "return '#ai-findr' === $item->url;")}\n\`#ai-findr\``)).toEqual(
      [],
    );
    expect(namesIn('`#ai-findr`')).toEqual(['ai-findr']);
  });

  it('may begin like the product’s where they are handles or files', () => {
    expect(
      namesIn(
        `${fence('php', "wp_enqueue_script( 'ai-findr-loader' );")}\n\`ai-findr-loader\` \`ai-findr.service.ts\``,
      ),
    ).toEqual([]);
  });
});

it('reports the line and the nearest known name', () => {
  const text =
    '---\ntitle: Página\n---\n\n## Texto {#texto}\n\n```js\nconst a = 1;\nAIFindrWidget.setContex({});\n```\n';
  expect(checkPage(text)).toMatchInlineSnapshot(`
    [
      "9: unknown AIFindrWidget member "setContex"; did you mean "setContext"?",
    ]
  `);
});

it('checks whole files', () => {
  const text = 'const a = 1;\nconst b = <a href="https://aifindr.io/x">x</a>;';
  const file = 'src/pages/index.tsx';
  expect(
    check({ pieces: [{ kind: 'block', language: 'tsx', file, line: 1, text }], shown: [] }),
  ).toMatchObject([{ file, line: 2, message: expect.stringContaining('"aifindr.io"') as string }]);
});
