import {
  ChangeDetectionStrategy,
  Component,
  effect,
  type ElementRef,
  inject,
  input,
  viewChild,
} from '@angular/core';
import { Router } from '@angular/router';
import { AIFindrService } from './aifindr.service';

/** Un enlace a tu página de ayuda. Si el widget está listo, lo abre en lugar de navegar. */
@Component({
  selector: 'app-aifindr-trigger',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<a #link [href]="href()" (click)="open($event)"><ng-content /></a>`,
})
export class AIFindrTrigger {
  /** Tu página de ayuda: adónde lleva el enlace si no hay widget. */
  readonly href = input.required<string>();
  private readonly aifindr = inject(AIFindrService);
  private readonly router = inject(Router);
  private readonly link = viewChild.required<ElementRef<HTMLAnchorElement>>('link');
  private hasOpened = false;

  constructor() {
    effect((onCleanup) => {
      const widget = this.aifindr.widget();
      const handleClosed = () => {
        if (this.hasOpened) this.link().nativeElement.focus();
        this.hasOpened = false;
      };
      widget?.on('widget.closed', handleClosed);
      onCleanup(() => widget?.off('widget.closed', handleClosed));
    });
  }

  protected async open(event: MouseEvent): Promise<void> {
    const isPlainClick = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!isPlainClick) return;
    event.preventDefault();
    const widget = this.aifindr.widget();
    if (!widget) {
      await this.router.navigateByUrl(this.href());
      return;
    }
    this.hasOpened = true;
    try {
      await widget.open();
    } catch (error) {
      console.warn('No se ha podido abrir el widget.', error);
      await this.router.navigateByUrl(this.href());
    }
  }
}
