export type Listener = (data?: unknown) => void;

/** Keeps the listeners of `on` and `off` and calls them. */
export function createEmitter() {
  const listeners = new Map<string, Set<Listener>>();
  return {
    listeners,
    on(event: string, listener: Listener) {
      // Free choice: the same function registered twice for an event is called once.
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    off(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener);
      if (listeners.get(event)?.size === 0) listeners.delete(event);
    },
    emit<Name extends AIFindrWidget.EventName>(event: Name, data: AIFindrWidget.EventMap[Name]) {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        // Free choice: a listener that throws does not stop the others.
        try {
          listener(data);
        } catch (error) {
          console.error(error);
        }
      }
    },
    clear() {
      listeners.clear();
    },
  };
}
