import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import { AIFindrService } from './aifindr.service';

// #region trigger
/** Botón que abre el widget; si no hay widget, deja un enlace a otra forma de pedir ayuda. */
@Component({
  selector: 'app-aifindr-trigger',
  imports: [RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @switch (aifindr.status()) {
      @case ('unavailable') {
        <p role="status">
          El buscador no está disponible. <a routerLink="/ayuda">Ir a la ayuda</a>
          <button type="button" (click)="aifindr.load()">Reintentar</button>
        </p>
      }
      @case ('loading') {
        <button type="button" aria-haspopup="dialog" (click)="aifindr.open()">Preguntar</button>
      }
      @case ('ready') {
        <button
          type="button"
          aria-haspopup="dialog"
          [attr.aria-expanded]="aifindr.isOpen()"
          (click)="aifindr.open()"
        >
          Preguntar
        </button>
      }
    }
  `,
})
export class AIFindrTrigger {
  protected readonly aifindr = inject(AIFindrService);
}
// #endregion trigger
