import { RenderMode, type ServerRoute } from '@angular/ssr';
import { catalogue } from './shop/catalogue';

// #region routes
export const serverRoutes: ServerRoute[] = [
  {
    path: 'productos/:slug',
    renderMode: RenderMode.Prerender,
    getPrerenderParams: async () => catalogue.map(({ slug }) => ({ slug })),
  },
  { path: 'consentimiento/**', renderMode: RenderMode.Client },
  { path: '**', renderMode: RenderMode.Prerender },
];
// #endregion routes
