import { computed, DestroyRef, effect, inject, Injectable, signal, untracked } from '@angular/core';
import { aifindrClientId } from './aifindr-client-id';
import { loadWidget } from './loadWidget';

// #region status
/** `idle`: nadie ha pedido aún el widget. `unavailable`: bloqueado o con un fallo. */
export type WidgetStatus = 'idle' | 'loading' | 'ready' | 'unavailable';
// #endregion status

// #region service
/** Envuelve el objeto `AIFindrWidget`. Lo provee un componente, así que termina con él. */
@Injectable()
export class AIFindrService {
  private readonly clientId = inject(aifindrClientId);
  private readonly currentStatus = signal<WidgetStatus>('idle');
  private readonly currentlyOpen = signal(false);
  private readonly widget = signal<AIFindrWidget | null>(null);
  private readonly context = signal<object>({});
  private readonly isOpenWanted = signal(false);
  private isDestroyed = false;

  readonly status = this.currentStatus.asReadonly();
  readonly isOpen = this.currentlyOpen.asReadonly();
  readonly isReady = computed(() => this.status() === 'ready');

  private readonly handleOpened = () => this.currentlyOpen.set(true);
  private readonly handleClosed = () => this.currentlyOpen.set(false);

  constructor() {
    effect(() => this.widget()?.setContext(this.context()));
    effect(() => {
      const widget = this.widget();
      if (widget === null || !this.isOpenWanted()) return;
      untracked(() => this.isOpenWanted.set(false));
      widget.open().catch(console.error);
    });
    inject(DestroyRef).onDestroy(() => this.disconnect());
  }

  /** Carga el widget, tras el permiso o para reintentar. Llámalo en `afterNextRender`. */
  load(): void {
    this.currentStatus.set('loading');
    loadWidget(this.clientId).then(
      (widget) => this.connect(widget),
      () => this.currentStatus.set('unavailable'),
    );
  }

  /** Abre el widget en cuanto está listo. */
  open(): void {
    this.isOpenWanted.set(true);
  }

  /** Sustituye el contexto del widget, ahora o en cuanto esté listo. */
  setContext(context: object): void {
    this.context.set(context);
  }

  /** Escucha un evento mientras vive el servicio; llámalo cuando `isReady()` sea verdadero. */
  on<Name extends AIFindrWidget.EventName>(
    event: Name,
    callback: AIFindrWidget.EventCallback<Name>,
  ): () => void {
    const widget = this.widget();
    if (widget === null) throw new Error('The widget is not ready.');
    widget.on(event, callback);
    return () => widget.off(event, callback);
  }

  private connect(widget: AIFindrWidget): void {
    // El script puede llegar cuando el visitante ya se ha ido.
    if (this.isDestroyed) return;
    widget.on(widget.EVENTS.WIDGET_OPENED, this.handleOpened);
    widget.on(widget.EVENTS.WIDGET_CLOSED, this.handleClosed);
    this.widget.set(widget);
    this.currentStatus.set('ready');
  }

  private disconnect(): void {
    this.isDestroyed = true;
    const widget = this.widget();
    if (widget === null) return;
    widget.off(widget.EVENTS.WIDGET_OPENED, this.handleOpened);
    widget.off(widget.EVENTS.WIDGET_CLOSED, this.handleClosed);
    if (widget.getState() === 'open') widget.close().catch(console.error);
    widget.setContext({});
  }
}
// #endregion service
