import { addInterfaceToPage, type WidgetInterface } from './addInterfaceToPage';

/** Behavior of the fake that a test chooses; in the product it depends on the Hub and on the network. */
export interface FakeOptions {
  /** Step that fails; `none` for a fake that works. */
  failure: 'none' | 'load' | 'open';
  /** Milliseconds in the state `loading`. */
  loadingTime: number;
}

type Listener = (data?: unknown) => void;

const events: AIFindrWidget.EventConstants = {
  WIDGET_READY: 'widget.ready',
  WIDGET_OPENED: 'widget.opened',
  WIDGET_CLOSED: 'widget.closed',
  WIDGET_ERROR: 'widget.error',
  CONV_STARTED: 'conversation.started',
  MESSAGE_SENT: 'message.sent',
  MESSAGE_RECV: 'message.received',
};

/** Milliseconds in the state `closing`. */
const closingTime = 20;

/** Creates a promise with the functions that settle it. A rejection of the promise itself is never reported as unhandled. */
function createSilentDeferred() {
  let resolve = (): void => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<void>((...settle) => ([resolve, reject] = settle));
  promise.catch(() => {});
  return { promise, resolve, reject };
}

/** Creates the fake `AIFindrWidget`, which stays in the state `init` until `initialize()` is called. */
export function createFakeWidget(
  clientId: string | undefined,
  metadata: AIFindrWidget.Metadata,
  options: FakeOptions,
): AIFindrWidget {
  const listeners = new Map<string, Set<Listener>>();
  const queue: { event: string; payload: unknown }[] = [];
  const timers: number[] = [];
  let state: AIFindrWidget.State = 'init';
  let context: AIFindrWidget.Context = {};
  let widgetInterface: WidgetInterface | undefined;
  let isConversationStarted = false;
  let loaded = createSilentDeferred();
  let closing: Promise<void> | undefined;

  const getState = (): AIFindrWidget.State => state;
  const getContext = (): AIFindrWidget.Context => structuredClone(context);
  const runLater = (time: number, run: () => void) => timers.push(window.setTimeout(run, time));

  const emit = (event: AIFindrWidget.EventName, data?: unknown): void =>
    [...(listeners.get(event) ?? [])].forEach((listener) => listener(data));

  /** Emits `widget.error` and returns the error, for the caller to reject with. */
  function emitError(message: string): Error {
    const error = new Error(message);
    emit('widget.error', error);
    return error;
  }

  function finishOrFailLoading(): void {
    if (options.failure === 'load' || !clientId) {
      state = 'error';
      const reason = clientId ? 'cannot load' : 'data-client-id is missing';
      return loaded.reject(emitError(`Fake: ${reason}.`));
    }
    widgetInterface = addInterfaceToPage({
      // `open()` has emitted its error as `widget.error`.
      open: () => void widget.open().catch(() => {}),
      close: () => void widget.close(),
      send: simulateExchange,
    });
    state = 'ready';
    emit('widget.ready');
    for (const { event, payload } of queue.splice(0)) widgetInterface.receiveEvent(event, payload);
    loaded.resolve();
  }

  /** Emits the events of a visitor's message and, asynchronously, of the reply; the first message also starts the conversation. */
  function simulateExchange(message: string): void {
    const timestamp = new Date().toISOString();
    if (!isConversationStarted) {
      isConversationStarted = true;
      emit('conversation.started', { conversationId: 'fake-conversation', timestamp });
    }
    emit('message.sent', { message, timestamp });
    const reply = { message: `Respuesta de prueba: ${message}`, timestamp };
    runLater(0, () => emit('message.received', reply));
  }

  /** Copies the values without the keys that metadata has, and warns of each such key in the console, as the real widget does. */
  function omitMetadataAndWarn(values: object): AIFindrWidget.Context {
    const copy: AIFindrWidget.Context = { ...structuredClone(values) };
    for (const key of Object.keys(metadata)) {
      if (key in copy) console.warn(`[AI Findr, fake] "${key}" is metadata and cannot be context.`);
      delete copy[key];
    }
    return copy;
  }

  const widget: AIFindrWidget = {
    // Free choice (not published, see README.md): if loading fails, the promise stays pending and the callback is not called, because
    // `ready()` is not published as able to reject.
    ready: ((callback?: () => void) => {
      const ready = loaded.promise.catch(() => new Promise<void>(() => {}));
      return callback === undefined ? ready : void ready.then(callback);
    }) as AIFindrWidget['ready'],
    isReady: () => widgetInterface !== undefined,
    // Free choice (not published): `open()` waits for loading, and rejects if that fails or `destroy()` is called meanwhile.
    async open() {
      await loaded.promise;
      await closing;
      if (state === 'open') return;
      if (options.failure === 'open') throw emitError('Fake: cannot open.');
      state = 'open';
      widgetInterface?.setOpen(true);
      emit('widget.opened');
    },
    async close() {
      if (state !== 'open') return closing;
      state = 'closing';
      closing = new Promise<void>((resolve) => runLater(closingTime, resolve)).then(() => {
        state = 'ready';
        closing = undefined;
        widgetInterface?.setOpen(false);
        emit('widget.closed');
      });
      return closing;
    },
    toggle: () => (state === 'open' ? widget.close() : widget.open()),
    setContext: (values) => void (context = omitMetadataAndWarn(values)),
    mergeContext: (update) => void (context = { ...context, ...omitMetadataAndWarn(update) }),
    getContext,
    getMetadata: () => structuredClone(metadata),
    // Any event and callback are accepted, because TypeScript cannot relate the type of a listener in the map to its event.
    on(event: string, callback: (data: never) => void) {
      // Free choice (not published): a function that is registered twice for an event is called once.
      listeners.set(event, (listeners.get(event) ?? new Set()).add(callback as Listener));
    },
    off(event: string, callback: (data: never) => void) {
      listeners.get(event)?.delete(callback as Listener);
      if (listeners.get(event)?.size === 0) listeners.delete(event);
    },
    EVENTS: Object.freeze(events),
    dispatch(event, payload) {
      // Free choice: no event is filtered out, because it is not published which events the product lets through.
      if (widgetInterface === undefined) queue.push({ event, payload });
      else widgetInterface.receiveEvent(event, payload);
    },
    getState,
    initialize() {
      // Free choice (not published): while loading and once the widget is ready, a call changes nothing; else it starts the widget.
      if (widgetInterface !== undefined || state === 'loading') return loaded.promise;
      if (state === 'error') loaded = createSilentDeferred();
      state = 'loading';
      runLater(options.loadingTime, finishOrFailLoading);
      return loaded.promise;
    },
    destroy() {
      // Free choice (not published): the global is reset to `init`, and calls of `open()` and `initialize()` that wait for loading reject.
      for (const timer of timers.splice(0)) clearTimeout(timer);
      widgetInterface?.remove();
      widgetInterface = undefined;
      closing = undefined;
      listeners.clear();
      queue.length = 0;
      context = {};
      isConversationStarted = false;
      state = 'init';
      loaded.reject(new Error('Fake: destroyed.'));
      loaded = createSilentDeferred();
    },
    _debug: {
      getState,
      getContext,
      getEventListeners: () => Object.fromEntries(listeners),
      getOptions: () => options,
    },
  };
  return widget;
}
