import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokenize } from '@aifindr-docs/code-blocks/highlight/tokenize';
import type { Token } from '@aifindr-docs/code-blocks/highlight/tokens';
import * as publishedNames from '@aifindr-docs/widget/publishedNames';
import { type Choice, firstChoice, isSettingUsed, settingNames, settings } from './choice';
import { type Color, contrastRatio } from './color';
import { createPreview } from './preview';
import { chooseDarkColors, renderTriggerCss } from './triggerCss';
import { renderTriggerHtml } from './triggerHtml';

const formatTokens = (tokens: Token[]) => tokens.map(({ text }) => text).join('');
const formatHtml = (choice: Choice) => formatTokens(renderTriggerHtml(choice));
const formatCss = (choice: Choice) => formatTokens(renderTriggerCss(choice));

const triggers = settings.trigger.values.map(({ value }) => value);

/** Lists copies of a choice, one for each value of a setting; only the choice itself if the setting has no list of values. */
function listVariants(choice: Choice, name: keyof Choice): Choice[] {
  const setting = settings[name];
  return 'values' in setting
    ? setting.values.map(({ value }) => ({ ...choice, [name]: value }))
    : [choice];
}

/** Every combination of the values of the settings that are chosen from a list. */
const variants = settingNames.reduce<Choice[]>(
  (choices, name) => choices.flatMap((choice) => listVariants(choice, name)),
  [firstChoice],
);

describe('the code of a choice', () => {
  it('names only what the widget documents', () => {
    const documentedNames = [
      ...publishedNames.cssClasses.map((name) => `.${name}`),
      ...publishedNames.cssIds.map((name) => `#${name}`),
      ...publishedNames.cssVariables,
    ];
    for (const choice of variants) {
      const names = formatCss(choice).match(/[.#][a-z][\w-]{6,}|--[\w-]+/g) ?? [];
      expect(names).not.toEqual([]);
      expect(documentedNames).toEqual(expect.arrayContaining(names));
      expect(formatHtml(choice)).toContain('id="ai-findr-trigger"');
    }
  });

  it.each(triggers)('of a %s depends on the settings that have a control', (trigger) => {
    for (const name of settingNames) {
      const choices = listVariants({ ...firstChoice, trigger }, name);
      const codes = choices.map((choice) => formatHtml(choice) + formatCss(choice));
      expect(new Set(codes).size, name).toBe(isSettingUsed(name, trigger) ? choices.length : 1);
    }
  });

  it('is highlighted as the build highlights the code of a page', () => {
    for (const choice of variants) {
      expect(renderTriggerCss(choice)).toEqual(tokenize(formatCss(choice), 'css'));
      expect(renderTriggerHtml(choice)).toEqual(tokenize(formatHtml(choice), 'html'));
    }
  });

  it('is that of the tested examples', () => {
    const readExample = (file: string) =>
      readFileSync(path.resolve('examples/guide', file), 'utf8');
    const brand = readExample('personalizacion/brand.css');
    expect(`${formatCss(firstChoice)}\n`).toBe(brand);
    expect(`${formatCss({ ...firstChoice, darkMode: 'system' })}\n`).toBe(
      `${brand}\n${readExample('personalizacion/dark.css')}`,
    );
    expect(readExample('triggers/button.html')).toContain(formatHtml(firstChoice));
  });

  it('has texts of the reader as text', () => {
    for (const trigger of triggers) {
      const html = formatHtml({ ...firstChoice, trigger, text: '"><script>&' });
      expect(html).toContain('&quot;&gt;&lt;script&gt;&amp;');
    }
  });
});

describe('the preview of a choice', () => {
  it('has the values of the code as inline styles, and none for the first variant', () => {
    expect(createPreview(firstChoice)).toMatchObject({ text: 'Preguntar', styles: {} });
    const choice: Choice = { ...firstChoice, corners: 'pill', position: 'left', text: 'Ayuda' };
    expect(createPreview(choice)).toMatchObject({
      text: 'Ayuda',
      focusColor: '#1d63b0',
      styles: { trigger: { '--button-border-radius': '999px', insetInlineStart: '24px' } },
    });
  });

  it('is dark where the code has a dark mode', () => {
    const choice: Choice = { ...firstChoice, trigger: 'field', darkMode: 'attribute' };
    const { mainColor } = chooseDarkColors(choice);
    expect(createPreview(choice)).toMatchObject({
      isDark: true,
      styles: { icon: { color: mainColor } },
    });
  });
});

describe('colors', () => {
  it('have the contrast that WCAG defines', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
  });

  it('of the first variant are seen on a light and on a dark page', () => {
    const { mainColor, contrastColor } = firstChoice;
    expect(contrastRatio(mainColor, '#ffffff')).toBeGreaterThan(3);
    expect(contrastRatio(mainColor, '#0f0f1a')).toBeGreaterThan(3);
    expect(contrastRatio(mainColor, contrastColor)).toBeGreaterThan(4.5);
  });

  it('of dark mode can be read', () => {
    const channels = ['00', '55', 'aa', 'ff'];
    const colors = channels.flatMap((red) =>
      channels.flatMap((green) => channels.map((blue): Color => `#${red}${green}${blue}`)),
    );
    for (const color of colors) {
      const { mainColor, contrastColor } = chooseDarkColors({ ...firstChoice, mainColor: color });
      expect(contrastRatio(mainColor, contrastColor), color).toBeGreaterThan(4.5);
    }
  });
});
