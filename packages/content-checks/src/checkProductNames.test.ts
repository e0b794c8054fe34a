import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type CodeText, createNameCheck, listInlineCode } from './checkProductNames';
import { listApiNames } from './listApiNames';
import { parseOpenApi } from './parseOpenApi';
import { parseSourcePage } from './parseSourcePage';

const siteDir = path.resolve(__dirname, '../../..');
const source = readFileSync(path.join(siteDir, 'examples/swagger.yaml'), 'utf8');
const document = parseOpenApi('examples/swagger.yaml', source);
const check = createNameCheck(listApiNames(document?.value), ['docs/_api']);

const findUnknownNames = (text: string, options: Partial<CodeText> = {}) =>
  check({ file: 'docs/a.mdx', line: 1, text, ...options }).map(
    ({ message }) => /"([^"]*)"/.exec(message)?.[1],
  );

it.each([
  'AIFindrWidget.setContext()',
  'AIFindrWidget.EventCallback',
  'widget.open()',
  'data-theme',
  '/api/widget/projects/{projectId}/ask',
  'https://api.saas.aifindr.ai/api/widget/answerComponents/abc-123',
  '/docs/api/ai-findr-api',
  'X-Api-Key',
  'query:initial',
  'click:cta:comprar',
  'answer-delta',
  'conversationId',
  'EventSource',
  'utm_source',
])('inline code: %s is known', (text) => {
  expect(findUnknownNames(text, { isInline: true })).toEqual([]);
});

it.each([
  ['AIFindrWidget.setContex()', 'setContex'],
  ['AIFindrWidget.EVENTS.MESSAGE_RECEIVED', 'MESSAGE_RECEIVED'],
  ['AIFindrWidget._debug.dump()', 'dump'],
  ['AiFinderWidget', 'AiFinderWidget'],
  ['widget.show()', 'show'],
  ['widget.open', 'widget.open'],
  ['conversation.start', 'conversation.start'],
  ['MESSAGE_RECEIVED', 'MESSAGE_RECEIVED'],
  ['data-client', 'data-client'],
  ['.ai-findr-trigger-btn', 'ai-findr-trigger-btn'],
  ['ai-findr-triger', 'ai-findr-triger'],
  ['--ai-navbar-height', '--ai-navbar-height'],
  ['X-API-TOKEN', 'X-API-TOKEN'],
  ['conversationID', 'conversationID'],
  ['click:button', 'click:button'],
  ['/api/widget/projects/{projectId}/answer', '/api/widget/projects/{projectId}/answer'],
  ['https://api.aifindr.ai/', 'api.aifindr.ai'],
  ['session_id', 'session_id'],
  ['AskReply', 'AskReply'],
  ['setTheme()', 'setTheme'],
  ['answer-final', 'answer-final'],
])('inline code: %s is unknown', (text, name) => {
  expect(findUnknownNames(text, { isInline: true })).toContain(name);
});

it.each([
  ["window.AIFindrWidget\n  ?.on('conversation.begin', run);", 'conversation.begin'],
  ["widget.on('opened', run);", 'opened'],
  ["document.querySelector('#ai-findr-triger');", 'ai-findr-triger'],
  ["element.classList.add('ai-findr-opened');", 'ai-findr-opened'],
  ["localStorage.setItem('aifindr_verbose', 'true');", 'aifindr_verbose'],
  ["fetch('/api/widget/projects/1/questions');", '/api/widget/projects/1/questions'],
  ['fetch(`${origin}/api/widget/projects/${id(x)}/asks`);', '/api/widget/projects/${id(x)}/asks'],
  ["send({ action: 'widget:opened' });", 'widget:opened'],
  ['<button id="ai-findr-trigge">x</button>', 'ai-findr-trigge'],
  ['<button class="mine ai-findr-button">x</button>', 'ai-findr-button'],
  ["curl -H 'X-Api-Token: x' https://api.saas.aifindr.ai/", 'X-Api-Token'],
  ["fetch('https://api.saas.aifindr.ai/v1/ask');", '/v1/ask'],
])('code: %s has an unknown name', (text, name) => {
  expect(findUnknownNames(text)).toContain(name);
});

it('knows the names in inline code that the code of the page declares', () => {
  const pageCode = 'const conversationIds = [];';
  expect(findUnknownNames('conversationIds', { isInline: true, pageCode })).toEqual([]);
  expect(findUnknownNames('conversationId2', { isInline: true, pageCode })).toHaveLength(1);
});

it('takes single words for names in texts about the API only', () => {
  expect(findUnknownNames('tokens', { isInline: true, file: 'docs/_api/a.mdx' })).toEqual([
    'tokens',
  ]);
  expect(findUnknownNames('query', { isInline: true, file: 'docs/_api/a.mdx' })).toEqual([]);
  expect(findUnknownNames('tokens', { isInline: true })).toEqual([]);
});

it('lists inline code with its line, also that of <code>', () => {
  const page = parseSourcePage('docs/a.mdx', 'Uno\n\n<code>dos</code> y `tres`', siteDir);
  expect(listInlineCode(page).map(({ line, text }) => `${line} ${text}`)).toEqual([
    '3 dos',
    '3 tres',
  ]);
});
