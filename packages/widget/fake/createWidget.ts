import { createEmitter, type Listener } from './createEmitter';
import { createStage, type Stage } from './createStage';
import type { FakeOptions } from './options';
import { markTriggerOpen, prepareTrigger } from './prepareTrigger';

/** The published constants. */
const events: AIFindrWidget.EventConstants = {
  WIDGET_READY: 'widget.ready',
  WIDGET_OPENED: 'widget.opened',
  WIDGET_CLOSED: 'widget.closed',
  WIDGET_ERROR: 'widget.error',
  CONV_STARTED: 'conversation.started',
  MESSAGE_SENT: 'message.sent',
  MESSAGE_RECV: 'message.received',
};

/** What the script tag says. */
export interface ScriptSettings {
  clientId: string | undefined;
  variant: string | undefined;
  widgetUrl: string | undefined;
  metadata: AIFindrWidget.Metadata;
}

/** Milliseconds spent in `closing`. */
const closingTime = 20;

/** Makes the fake of `AIFindrWidget` for a page. It does nothing until `initialize()`. */
export function createWidget(
  document: Document,
  settings: ScriptSettings,
  options: FakeOptions,
): AIFindrWidget {
  const emitter = createEmitter();
  const queue: { event: string; payload: unknown }[] = [];
  const waiting = new Set<{ run: () => void; fail: (error: Error) => void }>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let state: AIFindrWidget.State = 'init';
  let context: AIFindrWidget.Context = {};
  let stage: Stage | undefined;
  let restoreTrigger = () => {};
  let isConversationStarted = false;
  let closing: Promise<void> | undefined;

  const isReady = () => state === 'ready' || state === 'open' || state === 'closing';

  function later(time: number, run: () => void) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, time);
    timers.add(timer);
  }

  function fail(message: string): Error {
    const error = new Error(message);
    emitter.emit('widget.error', error);
    return error;
  }

  function start(): void {
    if (options.failure === 'load' || !settings.clientId) {
      state = 'error';
      const error = fail(
        settings.clientId ? 'Fake: the widget could not load.' : 'Fake: data-client-id is missing.',
      );
      console.error(error);
      for (const waiter of waiting) waiter.fail(error);
      waiting.clear();
      return;
    }
    // A rejection here has been reported as `widget.error` already.
    stage = createStage(document, {
      close: () => void widget.close().catch(() => {}),
      send,
    });
    restoreTrigger = prepareTrigger(document, () => void widget.open().catch(() => {}));
    state = 'ready';
    emitter.emit('widget.ready', undefined);
    for (const { event, payload } of queue.splice(0)) stage.receiveEvent(event, payload);
    for (const waiter of waiting) waiter.run();
    waiting.clear();
  }

  function send(text: string): void {
    const timestamp = () => new Date().toISOString();
    if (!isConversationStarted) {
      isConversationStarted = true;
      emitter.emit('conversation.started', {
        conversationId: 'fake-conversation',
        timestamp: timestamp(),
      });
    }
    emitter.emit('message.sent', { message: text, timestamp: timestamp() });
    later(0, () =>
      emitter.emit('message.received', {
        message: `Respuesta de prueba: ${text}`,
        timestamp: timestamp(),
      }),
    );
  }

  /** Free choice: `open()` waits for the widget to get ready and rejects after a failure or a `destroy()`. */
  function whenReady(): Promise<void> {
    if (isReady()) return Promise.resolve();
    if (state === 'error') return Promise.reject(new Error('Fake: the widget is not available.'));
    return new Promise((run, reject) => waiting.add({ run, fail: reject }));
  }

  /** Copies values that may be set, and warns of each key that is metadata. */
  function withoutMetadata(values: object): AIFindrWidget.Context {
    const entries = Object.entries(structuredClone(values)).filter(([key]) => {
      const isMetadata = Object.hasOwn(settings.metadata, key);
      if (isMetadata) {
        console.warn(
          `[AI Findr, fake] "${key}" is metadata, and metadata is immutable: the key is ignored in the context.`,
        );
      }
      return !isMetadata;
    });
    return Object.fromEntries(entries);
  }

  function changeContext(next: AIFindrWidget.Context): void {
    context = next;
    if (state === 'open') stage?.receiveContext(structuredClone(context));
  }

  // The contract's overloads of `ready` narrow what this one function returns.
  function ready(): Promise<void>;
  function ready(callback: () => void): undefined;
  function ready(callback?: () => void): Promise<void> | undefined;
  function ready(callback?: () => void): Promise<void> | undefined {
    // Free choice: after a failure the promise stays pending and the callback is not called; only open and close are
    // published as able to reject.
    const promise = new Promise<void>((resolve) => {
      if (isReady()) resolve();
      else waiting.add({ run: resolve, fail: () => {} });
    });
    if (callback === undefined) return promise;
    void promise.then(callback);
    return undefined;
  }

  const widget: AIFindrWidget = {
    ready,
    isReady,
    async open() {
      await whenReady();
      await closing;
      if (state === 'open') return;
      if (options.failure === 'open') throw fail('Fake: the widget could not open.');
      state = 'open';
      stage?.show();
      stage?.receiveContext(structuredClone(context));
      markTriggerOpen(document, true);
      emitter.emit('widget.opened', undefined);
    },
    async close() {
      if (state !== 'open') return closing;
      state = 'closing';
      closing = new Promise((resolve) => {
        later(closingTime, () => {
          state = 'ready';
          closing = undefined;
          stage?.hide();
          markTriggerOpen(document, false);
          emitter.emit('widget.closed', undefined);
          resolve();
        });
      });
      return closing;
    },
    toggle: () => (state === 'open' ? widget.close() : widget.open()),
    setContext: (values) => changeContext(withoutMetadata(values)),
    mergeContext: (update) => changeContext({ ...context, ...withoutMetadata(update) }),
    getContext: () => structuredClone(context),
    getMetadata: () => structuredClone(settings.metadata),
    // The emitter keeps listeners of every event in one map; the contract's types pair each with its event.
    on: (event: string, callback: (data: never) => void) =>
      emitter.on(event, callback as Listener),
    off: (event: string, callback: (data: never) => void) =>
      emitter.off(event, callback as Listener),
    EVENTS: Object.freeze({ ...events }),
    dispatch(event, payload) {
      // Free choice: every event passes; the list of those that the product lets pass is not published.
      if (isReady()) stage?.receiveEvent(event, payload);
      else queue.push({ event, payload });
    },
    getState: () => state,
    initialize() {
      // Free choice: a second call changes nothing; after an error or a destroy() it starts again.
      if (isReady()) return Promise.resolve();
      if (state !== 'loading') {
        state = 'loading';
        later(options.loadingTime, start);
      }
      return whenReady();
    },
    destroy() {
      // Free choice: the global stays, in `init`, with neither context nor listeners; pending promises of open() reject.
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      markTriggerOpen(document, false);
      restoreTrigger();
      restoreTrigger = () => {};
      stage?.remove();
      stage = undefined;
      emitter.clear();
      queue.length = 0;
      context = {};
      closing = undefined;
      isConversationStarted = false;
      state = 'init';
      for (const waiter of waiting) waiter.fail(new Error('Fake: the widget was destroyed.'));
      waiting.clear();
    },
    _debug: {
      getState: () => state,
      getContext: () => structuredClone(context),
      getEventListeners: () =>
        Object.fromEntries([...emitter.listeners].map(([event, set]) => [event, set.size])),
      getOptions: () => ({ ...settings, ...options }),
    },
  };
  return widget;
}
