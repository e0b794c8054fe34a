import { describe, expect, it } from 'vitest';
import { lintIdentifiers } from './lintIdentifiers';
import { readSurface } from './readSurface';

const surface = readSurface();

/** Names found in a page. */
function lintPage(text: string): string[] {
  return lintIdentifiers([{ path: 'docs/sample.mdx', text }], surface).map(({ name }) => name);
}

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`;

describe('what is in a contract passes', () => {
  it.each([
    '`AIFindrWidget.setContext()`',
    '`window.AIFindrWidget?.open()`',
    '`AIFindrWidget.EVENTS.CONV_STARTED`',
    '`AIFindrWidget.EventCallback`',
    '`widget.ready`',
    '`widget.open()`',
    '`widget.js`',
    '`message.received`',
    '`CONV_STARTED`',
    '`data-client-id`',
    '`data-meta-*`',
    '`data-meta-user-id`',
    '`data-theme`',
    '`.ai-findr-trigger-button`',
    '`#ai-findr-widget-overlay`',
    '`ai-findr-trigger`',
    '`--ai-nav-height`',
    '`--button-box-shadow`',
    '`X-API-KEY`',
    '`X-Organization-Id`',
    '`conversationId`',
    '`CreateConversationRequest`',
    '`click:cta:*`',
    '`widget:open`',
    '`/api/widget/projects/{projectId}/ask`',
    '`https://api.saas.aifindr.ai/api/widget/answerComponents/abc-123`',
    '`https://hub.aifindr.ai`',
    '`/docs/api/ai-findr-api`',
    'AIFindrWidget.nothing outside of code',
    '## Un título {#con-id}',
  ])('%s', (text) => {
    expect(lintPage(text)).toEqual([]);
  });
});

describe('what is in no contract is found, in inline code', () => {
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
    ['`data-cliente-id`', 'data-cliente-id'],
    ['`data-widget-uri`', 'data-widget-uri'],
    ['`.ai-findr-trigger-btn`', 'ai-findr-trigger-btn'],
    ['`#ai-findr-overlay`', 'ai-findr-overlay'],
    ['`ai-findr-triger`', 'ai-findr-triger'],
    ['`--ai-navbar-height`', '--ai-navbar-height'],
    ['`--button-color`', '--button-color'],
    ['`X-API-TOKEN`', 'X-API-TOKEN'],
    ['`X-Org-Id`', 'X-Org-Id'],
    ['`conversationID`', 'conversationID'],
    ['`responseMesageId`', 'responseMesageId'],
    ['`click:button`', 'click:button'],
    ['`/api/widget/projects/{projectId}/answer`', '/api/widget/projects/{projectId}/answer'],
    ['`/api/widgets/projects/slug/demo`', '/api/widgets/projects/slug/demo'],
    ['`https://api.aifindr.ai/`', 'api.aifindr.ai'],
    ['<code>AIFindrWidget.setContex</code>', 'setContex'],
    ['| a |\n| - |\n| `conversationID` |', 'conversationID'],
  ])('%s', (text, name) => {
    expect(lintPage(text)).toEqual([name]);
  });
});

describe('what is in no contract is found, in fences', () => {
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
    expect(lintPage(fence(language, code))).toContain(name);
  });
});

describe('what is in no contract and in no code of the page is found, however unlike a known name', () => {
  it.each([
    ['`sessionId`', 'sessionId'],
    ['`session_id`', 'session_id'],
    ['`AskReply`', 'AskReply'],
    ['`setTheme()`', 'setTheme'],
    ['`answer-final`', 'answer-final'],
    ['`knowledge-found`', 'knowledge-found'],
  ])('%s', (text, name) => {
    expect(lintPage(text)).toEqual([name]);
    expect(lintPage(`${fence('ts', `use('${name}');`)}\n${text}`)).toEqual([]);
  });

  it('single words too, in the prose of the API', () => {
    const lintProse = (path: string, text: string) =>
      lintIdentifiers([{ path, text }], surface).map(({ line, name }) => [line, name]);
    expect(lintProse('docs/_api/sample.mdx', '`tokens`, `query` y `true`')).toEqual([
      [1, 'tokens'],
    ]);
    expect(lintProse('docs/widget-config/sample.mdx', '`button` y `display`')).toEqual([]);
    expect(
      lintProse('examples/swagger.yaml', 'title: x\ndescription: El campo `tokens` y `stream`.'),
    ).toEqual([[2, 'tokens']]);
  });

  it('is passed for names of the web', () => {
    expect(lintPage('`EventSource`, `utm_source` y `ReferenceError`')).toEqual([]);
  });
});

describe('names of the page itself', () => {
  it('may be expressions in the path of an endpoint, calls too', () => {
    const call = 'fetch(`${origin}/api/widget/projects/${encodeURIComponent(projectId)}/ask`);';
    expect(lintPage(fence('js', call))).toEqual([]);
    expect(lintPage(fence('js', call.replace('/ask', '/asks')))).toHaveLength(1);
  });

  it('are known in inline code when the page’s code declares them', () => {
    const page = `${fence('ts', 'function listContexts() {}\nconst conversationIds = [];')}\n\`conversationIds\``;
    expect(lintPage(page)).toEqual([]);
  });

  it('are known in inline code when an example that the page shows declares them', () => {
    const page = {
      path: 'docs/a.mdx',
      text: '```js file=examples/a.js#x\n\n```\n\n`conversationIds`',
    };
    const example = { path: 'examples/a.js', text: 'const conversationIds = [];' };
    expect(lintIdentifiers([page, example], surface)).toEqual([]);
    expect(lintIdentifiers([page], surface)).toHaveLength(1);
  });

  it('do not excuse a slip in a key of the API', () => {
    expect(lintPage(fence('js', "const body = { conversationID: 'c-1' };"))).toEqual([
      'conversationID',
    ]);
  });

  it('may follow the custom of another language', () => {
    expect(lintPage(fence('python', 'conversation_id = answer["conversationId"]'))).toEqual([]);
  });

  it('may be links that begin like the product’s ids', () => {
    expect(
      lintPage(`${fence('php', "return '#ai-findr' === $item->url;")}\n\`#ai-findr\``),
    ).toEqual([]);
    expect(lintPage('`#ai-findr`')).toEqual(['ai-findr']);
  });

  it('may begin like the product’s where they are handles or files', () => {
    expect(
      lintPage(
        `${fence('php', "wp_enqueue_script( 'ai-findr-loader' );")}\n\`ai-findr-loader\` \`ai-findr.service.ts\``,
      ),
    ).toEqual([]);
  });
});

it('names file, line and the nearest known name', () => {
  const text =
    '---\ntitle: Página\n---\n\nTexto.\n\n```js\nconst a = 1;\nAIFindrWidget.setContex({});\n```\n';
  expect(lintIdentifiers([{ path: 'docs/sample.mdx', text }], surface)).toMatchInlineSnapshot(`
    [
      {
        "line": 9,
        "message": "AIFindrWidget member "setContex" is not in the contract; did you mean "setContext"?",
        "name": "setContex",
        "path": "docs/sample.mdx",
      },
    ]
  `);
});

it('lints files that are not pages from end to end', () => {
  const file = {
    path: 'src/pages/index.tsx',
    text: 'const a = 1;\nconst b = <a href="https://aifindr.io/x">x</a>;',
  };
  expect(lintIdentifiers([file], surface).map(({ line, name }) => [line, name])).toEqual([
    [2, 'aifindr.io'],
  ]);
});
