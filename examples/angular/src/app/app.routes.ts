import type { Routes } from '@angular/router';
import { CheckoutPage, HelpPage, HomePage, ProductPage } from './pages';
import { WidgetLayout } from './widget-layout';

export const routes: Routes = [
  // Fuera del layout: en el pago no hay contexto ni enlace al widget.
  { path: 'pago', component: CheckoutPage },
  {
    path: '',
    component: WidgetLayout,
    children: [
      { path: '', component: HomePage },
      { path: 'productos/:slug', component: ProductPage },
      { path: 'ayuda', component: HelpPage },
    ],
  },
];
