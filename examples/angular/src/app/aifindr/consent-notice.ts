import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  type ElementRef,
  inject,
  Injector,
  signal,
  viewChild,
} from '@angular/core';
import { AIFindrService } from './aifindr.service';
import { unloadWidget } from './loadWidget';

type Decision = 'yes' | 'no';

const storageKey = 'aifindr-consent';

/** Pregunta si se puede cargar el widget, lo carga o lo retira, y deja cambiar de opinión. */
@Component({
  selector: 'app-consent-notice',
  changeDetection: ChangeDetectionStrategy.OnPush,
  host: {
    '(window:storage)': 'applyFromStorage($event)',
    '(window:pageshow)': '$event.persisted && apply()',
  },
  template: `
    @if (isAsking()) {
      <section aria-labelledby="aifindr-consent">
        <h2 id="aifindr-consent">Buscador con IA</h2>
        <p>
          Para responder a tus preguntas, el buscador se carga desde hub.aifindr.ai, de AI Findr.
          <a href="/privacidad">Política de privacidad</a>
        </p>
        <button #accept type="button" (click)="decide('yes')">Permitir</button>
        <button type="button" (click)="decide('no')">Rechazar</button>
      </section>
    }
    <button #preferences type="button" (click)="review()">Preferencias del buscador</button>
  `,
})
export class ConsentNotice {
  private readonly aifindr = inject(AIFindrService);
  private readonly injector = inject(Injector);
  private readonly accept = viewChild<ElementRef<HTMLButtonElement>>('accept');
  private readonly preferences = viewChild.required<ElementRef<HTMLButtonElement>>('preferences');
  private latest: Decision | null = null;
  protected readonly isAsking = signal(false);

  constructor() {
    // Solo en el navegador: en el servidor no hay almacenamiento ni script.
    afterNextRender(() => this.apply());
  }

  protected apply(): void {
    const decision = this.read();
    this.isAsking.set(decision === null);
    if (decision === 'yes') {
      void this.aifindr.load();
      return;
    }
    this.aifindr.release();
    unloadWidget();
  }

  /** La decisión puede haber cambiado en otra pestaña, o mientras la página esperaba en la caché de Atrás. */
  protected applyFromStorage({ key }: StorageEvent): void {
    if (key === storageKey || key === null) this.apply();
  }

  protected decide(decision: Decision): void {
    this.latest = decision;
    try {
      localStorage.setItem(storageKey, decision);
    } catch {
      // Sin almacenamiento, la decisión solo vale para esta página.
    }
    // El botón pulsado desaparece: el foco pasa a uno que se queda.
    this.preferences().nativeElement.focus({ preventScroll: true });
    this.apply();
  }

  protected review(): void {
    this.isAsking.set(true);
    afterNextRender(() => this.accept()?.nativeElement.focus(), { injector: this.injector });
  }

  private read(): Decision | null {
    try {
      const stored = localStorage.getItem(storageKey);
      return stored === 'yes' || stored === 'no' ? stored : null;
    } catch {
      return this.latest;
    }
  }
}
