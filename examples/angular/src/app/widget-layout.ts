import { afterNextRender, ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { takeUntilDestroyed } from '@angular/core/rxjs-interop';
import {
  type ActivatedRouteSnapshot,
  NavigationEnd,
  Router,
  RouterLink,
  RouterOutlet,
} from '@angular/router';
import { filter } from 'rxjs';
import { AIFindrTrigger } from './aifindr/aifindr-trigger';
import { AIFindrService } from './aifindr/aifindr.service';

/** El layout de las páginas con widget. */
@Component({
  selector: 'app-widget-layout',
  imports: [AIFindrTrigger, RouterLink, RouterOutlet],
  providers: [AIFindrService],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <header>
      <a routerLink="/">Inicio</a> <a routerLink="/productos/silla-roble">Silla</a>
      <a routerLink="/pago">Pago</a>
      <app-aifindr-trigger href="/ayuda">Preguntar</app-aifindr-trigger>
    </header>
    <main><router-outlet /></main>
  `,
})
export class WidgetLayout {
  constructor() {
    const aifindr = inject(AIFindrService);
    const router = inject(Router);
    // Solo en el navegador: en el servidor no hay widget.
    afterNextRender(() => aifindr.load());
    router.events
      .pipe(
        filter((event) => event instanceof NavigationEnd),
        takeUntilDestroyed(),
      )
      .subscribe(() => {
        // La consulta queda fuera: puede llevar datos personales.
        const path = router.url.split(/[?#]/)[0];
        const slug = deepest(router.routerState.snapshot.root).paramMap.get('slug');
        aifindr.setContext(
          slug ? { page: 'producto', path, product: { slug } } : { page: 'otra', path },
        );
      });
  }
}

function deepest(route: ActivatedRouteSnapshot): ActivatedRouteSnapshot {
  return route.firstChild ? deepest(route.firstChild) : route;
}
