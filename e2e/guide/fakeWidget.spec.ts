/** Tests that the fake widget behaves as the documentation says, because the guide's code is tested against it. */
import { expect, test } from './widgetTest';

test('goes through the published states', async ({ page, widget }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const states = [window.AIFindrWidget?.getState()];
      Object.assign(window, { states });
      for (const event of ['widget.ready', 'widget.opened', 'widget.closed'] as const) {
        window.AIFindrWidget?.on(event, () => states.push(window.AIFindrWidget?.getState()));
      }
    });
  });
  await widget.visitReady('instalacion/two-steps.html', { network: { loadingTime: 500 } });
  const closing = await page.evaluate(async () => {
    await window.AIFindrWidget?.open();
    const closed = window.AIFindrWidget?.close();
    const state = window.AIFindrWidget?.getState();
    await closed;
    return state;
  });
  expect(closing).toBe('closing');
  expect(await page.evaluate('window.states')).toEqual(['loading', 'ready', 'open', 'ready']);
});
