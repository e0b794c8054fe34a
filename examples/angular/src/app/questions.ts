import { ChangeDetectionStrategy, Component, effect, inject, signal } from '@angular/core';
import { AIFindrService } from './aifindr/aifindr.service';

/** Cuenta las preguntas de esta visita. */
@Component({
  selector: 'app-questions',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<p>Preguntas en esta visita: {{ questions() }}</p>`,
})
export class Questions {
  private readonly aifindr = inject(AIFindrService);
  protected readonly questions = signal(0);

  constructor() {
    effect((onCleanup) => {
      const widget = this.aifindr.widget();
      const handleSent = () => this.questions.update((number) => number + 1);
      widget?.on('message.sent', handleSent);
      onCleanup(() => widget?.off('message.sent', handleSent));
    });
  }
}
