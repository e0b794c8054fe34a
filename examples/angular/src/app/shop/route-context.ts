import type { ActivatedRouteSnapshot, RouterStateSnapshot } from '@angular/router';
import { findProduct } from './catalogue';

// #region context
/** Lo que la IA debe saber de una ruta; la consulta queda fuera: puede llevar datos personales. */
export function describeRoute({ url, root }: RouterStateSnapshot): object {
  const path = url.split(/[?#]/)[0];
  const product = findProduct(deepest(root).paramMap.get('slug'));
  return product
    ? { page: { path, type: 'producto' }, product }
    : { page: { path, type: 'general' } };
}

function deepest(route: ActivatedRouteSnapshot): ActivatedRouteSnapshot {
  return route.firstChild ? deepest(route.firstChild) : route;
}
// #endregion context
