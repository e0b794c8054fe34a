import type { Routes } from '@angular/router';
import { CheckoutPage, HelpPage, HomePage, ProductPage } from './shop/pages';
import { ShopLayout } from './shop/shop-layout';

const pages: Routes = [
  { path: '', component: HomePage },
  { path: 'productos/:slug', component: ProductPage },
  { path: 'ayuda', component: HelpPage },
];

// #region routes
export const routes: Routes = [
  // Fuera del layout: en el pago no hay widget.
  { path: 'pago', component: CheckoutPage },
  {
    path: 'consentimiento',
    component: ShopLayout,
    data: { asksForConsent: true },
    children: pages,
  },
  { path: '', component: ShopLayout, children: pages },
];
// #endregion routes
