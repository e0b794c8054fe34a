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
  // Outside of the layout: no widget at the checkout.
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
