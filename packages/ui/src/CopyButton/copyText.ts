/** Copies a text, or that of a promise, to the clipboard; returns whether that worked. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string' || !('ClipboardItem' in window)) {
      await navigator.clipboard.writeText(await text);
    } else {
      // Safari allows a copy only during the click itself: the text may come later, the item may not.
      const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
      // The copy may be refused before the text has failed.
      blob.catch(() => {});
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    }
    return true;
  } catch {
    return false;
  }
}
