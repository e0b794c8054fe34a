import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  effect,
  inject,
  signal,
} from '@angular/core';
import { takeUntilDestroyed } from '@angular/core/rxjs-interop';
import { ActivatedRoute, NavigationEnd, Router, RouterLink, RouterOutlet } from '@angular/router';
import { filter } from 'rxjs';
import { AIFindrTrigger } from '../aifindr/aifindr-trigger';
import { AIFindrService } from '../aifindr/aifindr.service';
import { hasConsent, writeConsent } from './consent';
import { describeRoute } from './route-context';

// #region layout
/** Marco de las páginas con widget. */
@Component({
  selector: 'app-shop-layout',
  imports: [AIFindrTrigger, RouterLink, RouterOutlet],
  // Un servicio por layout: recoge todo cuando el visitante sale de estas páginas.
  providers: [AIFindrService],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <header>
      <nav aria-label="Principal">
        <a routerLink="./">Inicio</a> <a routerLink="./productos/silla-roble">Silla</a>
        <a routerLink="./productos/mesa-nogal">Mesa</a> <a routerLink="/pago">Pago</a>
      </nav>
      <app-aifindr-trigger />
    </header>
    @if (isAsking()) {
      <section aria-label="Consentimiento">
        <p>El buscador con IA carga contenido de hub.aifindr.ai.</p>
        <button type="button" (click)="allow()">Permitir</button>
      </section>
    }
    <main><router-outlet /></main>
    <footer>Preguntas en esta visita: {{ questions() }}</footer>
  `,
})
export class ShopLayout {
  private readonly aifindr = inject(AIFindrService);
  private readonly asksForConsent = inject(ActivatedRoute).snapshot.data['asksForConsent'] === true;
  protected readonly isAsking = signal(false);
  protected readonly questions = signal(0);

  constructor() {
    const router = inject(Router);
    router.events
      .pipe(
        filter((event) => event instanceof NavigationEnd),
        takeUntilDestroyed(),
      )
      .subscribe(() => this.aifindr.setContext(describeRoute(router.routerState.snapshot)));

    effect((onCleanup) => {
      if (!this.aifindr.isReady()) return;
      onCleanup(
        this.aifindr.on('message.sent', () => this.questions.update((number) => number + 1)),
      );
    });

    // Solo en el navegador: en el servidor no hay script ni almacenamiento.
    afterNextRender(() => {
      if (this.asksForConsent && !hasConsent()) this.isAsking.set(true);
      else this.aifindr.load();
    });
  }

  protected allow(): void {
    writeConsent();
    this.isAsking.set(false);
    this.aifindr.load();
  }
}
// #endregion layout
