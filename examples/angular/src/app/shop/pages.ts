import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute, RouterLink } from '@angular/router';
import { findProduct } from './catalogue';

@Component({
  selector: 'app-home-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<h1>Tienda de muestra</h1>',
})
export class HomePage {}

@Component({
  selector: 'app-help-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<h1>Ayuda</h1>',
})
export class HelpPage {}

@Component({
  selector: 'app-product-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<h1>{{ product()?.name ?? 'Producto no encontrado' }}</h1>`,
})
export class ProductPage {
  private readonly params = toSignal(inject(ActivatedRoute).paramMap);
  protected readonly product = computed(() => findProduct(this.params()?.get('slug') ?? null));
}

@Component({
  selector: 'app-checkout-page',
  imports: [RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<h1>Pago</h1>
    <a routerLink="/">Volver a la tienda</a>`,
})
export class CheckoutPage {}
