import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasPhp } from './checkPhp';
import { checkEach } from './checkSnippets';

const siteDir = path.join(__dirname, '../../..');

/** Findings of one fence whose code starts on line 10 of a page, as `line: message`. */
async function check(language: string, text: string): Promise<string[]> {
  const snippet = { file: 'docs/sample.mdx', language, text, line: 10, isFile: false };
  const findings = await checkEach([snippet], siteDir);
  return findings.map(({ line, message }) => `${line}: ${message}`);
}

describe('correct code passes', () => {
  it.each([
    [
      'js',
      "window.AIFindrWidget?.on('conversation.started', (event) => console.log(event.conversationId));",
    ],
    ['ts', 'export const state: AIFindrWidget.State = "ready";'],
    ['html', '<button type="button" id="ai-findr-trigger">Preguntar</button>'],
    [
      'css',
      ':root { --ai-nav-height: 4rem; }\n.ai-findr-trigger-button { color: rgb(0 0 0 / 50%); }',
    ],
    ['json', '{ "a": 1 }'],
    ['bash', '# Instala\nnpm install && npm run build\ncurl -H "a: b" \\\n  https://example.com'],
    ['http', "Content-Security-Policy: script-src 'self'"],
    ['text', 'cualquier cosa'],
  ])('%s', async (language, text) => {
    expect(await check(language, text)).toEqual([]);
  });
});

describe('an error is reported on its line', () => {
  it.each([
    ['js', 'AIFindrWidget.open();', /^10: TS2708/],
    ['js', '\nwindow.AIFindrWidget?.setContex({});', /^11: TS2551 .*setContext/],
    [
      'ts',
      "window.AIFindrWidget?.on('conversation.started', (e) => e.conversationID);",
      /^10: TS2551 .*conversationId/,
    ],
    ['tsx', 'export const a = <p className={1}>x</p>;', /^10: TS2322/],
    ['html', '<p>\n<div>x</div></p>', /^1[01]: .*element-permitted-content|close-order/],
    ['html', '<button id="a" onclick="x()">x</button>', /^10: .*no-implicit-button-type|type/],
    ['css', 'a {\n  colour: red;\n}', /^11: .*property-no-unknown/],
    ['css', 'a { color: red', /^10: .*CssSyntaxError/],
    ['css', 'a { display: sideways; }', /^10: .*value-no-unknown/],
    ['json', '{ a: 1 }', /^10: /],
    ['bash', 'npm install\nif true; then', /^1[12]: .*syntax error/],
    ['bash', 'npm install\nrm -rf node_modules', /^11: "rm"/],
    ['http', 'not a header', /^10: a header/],
    ['cobol', 'DISPLAY 1', /there is no check for the language "cobol"/],
  ])('%s: %s', async (language, text, expected) => {
    expect((await check(language, text)).join('\n')).toMatch(expected);
  });
});

it('PHP is linted if it is installed', async () => {
  const findings = (await check('php', "add_action( 'init', 'run' );\necho 'a\n")).join();
  expect(findings).toMatch(hasPhp() ? /^1[0-2]: .*(?:syntax|Parse) error/ : /^$/);
  expect(await check('php', "add_action( 'init', 'run' );")).toEqual([]);
});
