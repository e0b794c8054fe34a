import { ChangeDetectionStrategy, Component, effect, inject, signal } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute, RouterLink } from '@angular/router';
import { AIFindrService } from './aifindr/aifindr.service';

/** Home page of the sample shop; it counts the questions of this visit. */
@Component({
  selector: 'app-home-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h1>Tienda de muestra</h1>
    <p>Preguntas en esta visita: {{ questions() }}</p>
  `,
})
export class HomePage {
  private readonly aifindr = inject(AIFindrService);
  protected readonly questions = signal(0);

  constructor() {
    effect((onCleanup) => {
      const widget = this.aifindr.widget();
      const handleSent = () => this.questions.update((number) => number + 1);
      widget?.on('message.sent', handleSent);
      onCleanup(() => widget?.off('message.sent', handleSent));
    });
  }
}

/** Where the trigger leads without the widget; it offers to load it again. */
@Component({
  selector: 'app-help-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h1>Ayuda</h1>
    @if (aifindr.status() === 'unavailable') {
      <p role="status">
        El buscador no está disponible ahora.
        <button type="button" (click)="aifindr.load()">Reintentar</button>
      </p>
    }
  `,
})
export class HelpPage {
  protected readonly aifindr = inject(AIFindrService);
}

/** Page of one product. */
@Component({
  selector: 'app-product-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<h1>Producto {{ params()?.get('slug') }}</h1>`,
})
export class ProductPage {
  protected readonly params = toSignal(inject(ActivatedRoute).paramMap);
}

/** Page without the widget: its route is outside of the layout. */
@Component({
  selector: 'app-checkout-page',
  imports: [RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<h1>Pago</h1>
    <a routerLink="/">Volver a la tienda</a>`,
})
export class CheckoutPage {}
