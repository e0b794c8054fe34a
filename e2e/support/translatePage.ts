import type { Page } from '@playwright/test';

/**
 * Translates the page as browsers do: each text is replaced by `<font>` elements, also what is added from now on. A component that
 * then writes to a text that it no longer has shows something stale to the reader: that is an error on the console.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isLeftAlone = (text: Node) =>
      text.parentElement?.closest('[translate="no"], script, style, textarea, svg, font') !== null;
    const writes = new MutationObserver((records) => {
      for (const { target } of records) console.error(`stale text: ${target.nodeValue}`);
    });
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      for (let text: Node | null = root; text; text = walker.nextNode()) {
        if (text instanceof Text && text.data.trim() && !isLeftAlone(text)) texts.push(text);
      }
      for (const text of texts) {
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild?.append(text.nodeValue ?? '');
        text.parentNode?.replaceChild(font, text);
        writes.observe(text, { characterData: true });
      }
    };
    translate(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target.isConnected) addedNodes.forEach(translate);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}
