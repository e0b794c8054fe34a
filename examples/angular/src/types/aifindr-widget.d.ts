/*
 * Tipos del objeto global `AIFindrWidget`, la API de JavaScript del widget de AI Findr.
 *
 * Cómo se usa: guarda este archivo en tu proyecto, dentro de una carpeta que incluya tu `tsconfig.json`.
 * Contiene solo declaraciones globales: no hay nada que importar.
 *
 * El objeto se lee siempre desde `window`, donde es opcional:
 *
 *     const widget = window.AIFindrWidget;
 *     if (widget?.isReady()) widget.open().catch(console.error);
 *
 * La declaración es así a propósito. El objeto no existe hasta que el script del widget se ejecuta, y no llega a
 * existir si el script se bloquea. Usar `AIFindrWidget` sin `window.` lanzaría entonces un ReferenceError, un error que
 * TypeScript no puede detectar; con `window.AIFindrWidget` el compilador te obliga a tener en cuenta su ausencia.
 */

/** API de JavaScript del widget. Es el tipo de `window.AIFindrWidget`. */
interface AIFindrWidget {
  /**
   * Espera a que el widget esté listo.
   * @returns Promesa que se cumple cuando el widget está listo. Añade un límite de tiempo: podría no cumplirse nunca.
   */
  ready(): Promise<void>;
  /**
   * Ejecuta la función cuando el widget está listo.
   * @param callback Función sin argumentos que se ejecuta cuando el widget está listo.
   * @returns `undefined`: con una función no hay promesa.
   */
  ready(callback: () => void): undefined;

  /**
   * Indica si el widget está listo.
   * @returns `true` si el widget está listo.
   */
  isReady(): boolean;

  /**
   * Abre el widget.
   * @returns Promesa que puede rechazarse. Para saber que se ha abierto, usa el evento `widget.opened`.
   */
  open(): Promise<void>;

  /**
   * Cierra el widget.
   * @returns Promesa que puede rechazarse. Para saber que se ha cerrado, usa el evento `widget.closed`.
   */
  close(): Promise<void>;

  /**
   * Abre el widget si está cerrado y lo cierra si está abierto.
   * @returns Promesa. Captura el error, como en `open` y `close`.
   */
  toggle(): Promise<void>;

  /**
   * Sustituye todo el contexto. Las claves que ya son metadatos se ignoran, con un aviso en la consola.
   * Si el widget está abierto, el contexto se envía al iframe.
   * @param context Contexto nuevo y completo.
   */
  setContext(context: object): void;

  /**
   * Añade claves al contexto o actualiza las que ya existen; conserva las demás.
   * @param update Claves que se añaden o se actualizan.
   */
  mergeContext(update: object): void;

  /**
   * Devuelve una copia del contexto. Cambiar la copia no cambia el contexto.
   * @returns Copia del contexto.
   */
  getContext(): AIFindrWidget.Context;

  /**
   * Devuelve una copia de los metadatos. Los metadatos son de solo lectura.
   * @returns Copia de los metadatos.
   */
  getMetadata(): AIFindrWidget.Metadata;

  /**
   * Registra un manejador para un evento.
   * @param event Nombre del evento.
   * @param callback Función que recibe los datos del evento.
   */
  on<Name extends AIFindrWidget.EventName>(
    event: Name,
    callback: AIFindrWidget.EventCallback<Name>,
  ): void;
  /** Lo mismo, con un nombre que te haya indicado el equipo de AI Findr. */
  on(event: string, callback: (data?: unknown) => void): void;

  /**
   * Quita un manejador registrado con `on`. Necesita la misma referencia que recibió `on`.
   * @param event Nombre del evento.
   * @param callback La misma función que recibió `on`.
   */
  off<Name extends AIFindrWidget.EventName>(
    event: Name,
    callback: AIFindrWidget.EventCallback<Name>,
  ): void;
  /** Lo mismo, con un nombre que te haya indicado el equipo de AI Findr. */
  off(event: string, callback: (data?: unknown) => void): void;

  /** Nombres de los eventos, como constantes. */
  readonly EVENTS: AIFindrWidget.EventConstants;

  /**
   * Envía un evento al iframe. Solo funciona con los eventos de su lista `BRIDGE_EVENTS`.
   * Mientras el widget no está listo, el envío espera en una cola.
   * @param event Nombre del evento.
   * @param payload Datos del evento.
   */
  dispatch(event: string, payload?: unknown): void;

  /**
   * Devuelve el estado actual del widget.
   * @returns Estado del widget.
   */
  getState(): AIFindrWidget.State;

  /**
   * Inicializa el widget. Se ejecuta por sí solo: rara vez hace falta llamarlo.
   * @returns Promesa. Captura el error.
   */
  initialize(): Promise<void>;

  /** Retira el widget de la página y libera sus recursos. */
  destroy(): void;

  /**
   * Herramientas internas, solo para el desarrollo. No las uses en producción.
   * @internal
   */
  readonly _debug: {
    /** Estado del widget. */
    getState(): AIFindrWidget.State;
    /** Contexto actual. */
    getContext(): AIFindrWidget.Context;
    /** Manejadores registrados con `on`. */
    getEventListeners(): unknown;
    /** Opciones del widget. */
    getOptions(): unknown;
  };
}

declare namespace AIFindrWidget {
  /** Estado del widget. */
  type State = 'init' | 'loading' | 'ready' | 'open' | 'closing' | 'error';

  /** Datos de cada evento, por su nombre. Los eventos sin datos llevan `undefined`. */
  interface EventMap {
    /** El widget está listo. */
    'widget.ready': undefined;
    /** El widget se ha abierto. */
    'widget.opened': undefined;
    /** El widget se ha cerrado. */
    'widget.closed': undefined;
    /** Se ha producido un error. */
    'widget.error': Error;
    /** Ha empezado una conversación. */
    'conversation.started': ConversationStarted;
    /** El visitante ha enviado un mensaje. */
    'message.sent': Message;
    /** Ha llegado una respuesta. */
    'message.received': Message;
  }

  /** Nombre de un evento. */
  type EventName = keyof EventMap;

  /** Función que recibe los datos de un evento. */
  type EventCallback<Name extends EventName> = (data: EventMap[Name]) => void;

  /** Datos de `conversation.started`. */
  interface ConversationStarted {
    /** Identificador de la conversación. */
    conversationId: string;
    /** Momento del evento. Guárdalo como texto, sin interpretarlo. */
    timestamp: string;
  }

  /** Datos de `message.sent` y `message.received`. */
  interface Message {
    /** Texto del mensaje. */
    message: string;
    /** Momento del evento. Guárdalo como texto, sin interpretarlo. */
    timestamp: string;
  }

  /** Constantes con los nombres de los eventos. */
  interface EventConstants {
    readonly WIDGET_READY: 'widget.ready';
    readonly WIDGET_OPENED: 'widget.opened';
    readonly WIDGET_CLOSED: 'widget.closed';
    readonly WIDGET_ERROR: 'widget.error';
    readonly CONV_STARTED: 'conversation.started';
    readonly MESSAGE_SENT: 'message.sent';
    readonly MESSAGE_RECV: 'message.received';
  }

  /** Contexto: claves libres que ayudan a la IA a responder. */
  type Context = Record<string, unknown>;

  /** Parámetros UTM capturados de la URL de la página. */
  interface UtmParameters {
    readonly source?: string;
    readonly medium?: string;
    readonly campaign?: string;
    readonly term?: string;
    readonly content?: string;
  }

  /** Metadatos: los atributos `data-meta-*` del script y los parámetros UTM capturados. */
  interface Metadata {
    readonly [key: string]: string | UtmParameters | undefined;
    /** Parámetros UTM capturados, o el texto de un atributo `data-meta-utm`. */
    readonly utm?: string | UtmParameters;
  }
}

interface Window {
  /** El widget de AI Findr. No existe hasta que su script se ejecuta, ni si el script se bloquea. */
  AIFindrWidget?: AIFindrWidget;
}
