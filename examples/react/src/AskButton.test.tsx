// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AIFindrProvider } from './aifindr/AIFindrProvider';
import { AskButton } from './AskButton';

afterEach(() => {
  cleanup();
  window.AIFindrWidget = undefined;
});

test('el botón abre el widget', async () => {
  const open = vi.fn(() => Promise.resolve());
  // Solo los métodos que usa este código.
  const widget = {
    getState: () => 'ready',
    ready: (callback: () => void) => callback(),
    on: () => {},
    off: () => {},
    setContext: () => {},
    open,
  };
  window.AIFindrWidget = widget as unknown as AIFindrWidget;

  render(<AskButton />, { wrapper: AIFindrProvider });
  const button = screen.getByRole('button', { name: 'Preguntar' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
  expect(open).toHaveBeenCalledOnce();
});
