import { DestroyRef, effect, inject, Injectable, InjectionToken, signal } from '@angular/core';
import { waitForWidget } from './waitForWidget';

/** Devuelve el widget cuando está listo: de forma predeterminada, el de la etiqueta del documento. */
export const aifindrLoader = new InjectionToken('aifindrLoader', { factory: () => waitForWidget });

/** `idle`: sin consentimiento. `unavailable`: bloqueado, con un error o demasiado lento. */
export type WidgetStatus = 'idle' | 'loading' | 'ready' | 'unavailable';

/** Envuelve `AIFindrWidget`. Lo proporciona un componente, así que termina con él. */
@Injectable()
export class AIFindrService {
  private readonly loadWidget = inject(aifindrLoader);
  private readonly currentStatus = signal<WidgetStatus>('idle');
  private readonly currentWidget = signal<AIFindrWidget | null>(null);
  private readonly context = signal<object>({});
  private isDestroyed = false;

  readonly status = this.currentStatus.asReadonly();
  /** El widget, solo cuando está listo. */
  readonly widget = this.currentWidget.asReadonly();

  constructor() {
    effect(() => this.widget()?.setContext(this.context()));
    inject(DestroyRef).onDestroy(() => {
      this.isDestroyed = true;
      this.disconnect('idle');
    });
  }

  /** Espera al widget, o lo intenta de nuevo tras un error. Llámalo solo en el navegador. */
  async load(): Promise<void> {
    if (this.status() === 'loading' || this.status() === 'ready') return;
    this.currentStatus.set('loading');
    try {
      this.connect(await this.loadWidget());
    } catch (error) {
      // Si el visitante ha retirado el consentimiento mientras se cargaba, no es un error.
      if (this.status() !== 'loading') return;
      console.warn(error);
      this.currentStatus.set('unavailable');
    }
  }

  /** Deja de usar el widget. */
  release(): void {
    this.disconnect('idle');
  }

  /** Sustituye el contexto, ahora o en cuanto el widget esté listo. */
  setContext(context: object): void {
    this.context.set(context);
  }

  private connect(widget: AIFindrWidget): void {
    // El script puede llegar cuando el visitante ya ha salido de estas páginas.
    if (this.isDestroyed || this.status() !== 'loading') return;
    widget.on('widget.error', this.handleError);
    this.currentWidget.set(widget);
    this.currentStatus.set('ready');
  }

  private disconnect(status: WidgetStatus): void {
    const widget = this.widget();
    this.currentStatus.set(status);
    this.currentWidget.set(null);
    if (widget === null) return;
    widget.off('widget.error', this.handleError);
    if (widget.getState() === 'error') return;
    widget.setContext({});
    if (widget.getState() === 'open') widget.close().catch(console.warn);
  }

  private readonly handleError = (error: Error): void => {
    console.warn(error);
    if (this.widget()?.getState() === 'error') this.disconnect('unavailable');
  };
}
