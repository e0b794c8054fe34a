import { computed, DestroyRef, effect, inject, Injectable, signal, untracked } from '@angular/core';
import { aifindrClientId } from './aifindr-client-id';
import { loadWidget } from './loadWidget';

// #region status
/** `idle`: nobody has asked for the widget yet. `unavailable`: blocked, or it failed. */
export type WidgetStatus = 'idle' | 'loading' | 'ready' | 'unavailable';
// #endregion status

// #region service
/** Wraps the global `AIFindrWidget`. A component provides it, so that it ends with the component. */
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

  /** Loads the widget: after consent, or to try again. Only for the browser: call it from `afterNextRender`. */
  load(): void {
    this.currentStatus.set('loading');
    loadWidget(this.clientId).then(
      (widget) => this.connect(widget),
      () => this.currentStatus.set('unavailable'),
    );
  }

  /** Opens the widget, as soon as it is ready. */
  open(): void {
    this.isOpenWanted.set(true);
  }

  /** Replaces the widget's context, now or as soon as it is ready. */
  setContext(context: object): void {
    this.context.set(context);
  }

  /** Listens to an event while the service lives; call it once `isReady()` is true. */
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
    // The script may arrive after the visitor has left.
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
