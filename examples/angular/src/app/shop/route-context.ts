import type { ActivatedRouteSnapshot, RouterStateSnapshot } from '@angular/router';
import { findProduct } from './catalogue';

// #region context
/** What the AI should know of a route; the query stays out, since it may hold personal data. */
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
