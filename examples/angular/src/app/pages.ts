import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute, RouterLink } from '@angular/router';
import { AIFindrService } from './aifindr/aifindr.service';
import { Questions } from './questions';

/** Home page of the sample shop. */
@Component({
  selector: 'app-home-page',
  imports: [Questions],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h1>Tienda de muestra</h1>
    <app-questions />
  `,
})
export class HomePage {}

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
