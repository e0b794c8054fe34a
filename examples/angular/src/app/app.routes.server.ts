import { RenderMode, type ServerRoute } from '@angular/ssr';

export const serverRoutes: ServerRoute[] = [
  {
    path: 'productos/:slug',
    renderMode: RenderMode.Prerender,
    // Los productos del ejemplo: obtén los tuyos de tu API.
    getPrerenderParams: async () => [{ slug: 'silla-roble' }],
  },
  { path: '**', renderMode: RenderMode.Prerender },
];
