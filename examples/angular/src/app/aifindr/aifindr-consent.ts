import { isDevMode, type Provider } from '@angular/core';
import { aifindrLoader } from './aifindr.service';
import { loadWidget } from './loadWidget';

/** Hace que el servicio cree el script, con los atributos de tu proyecto, en lugar de esperar a la etiqueta. */
export function provideAIFindrConsent(): Provider {
  return {
    provide: aifindrLoader,
    useValue: () =>
      loadWidget({
        clientId: 'TU_CLIENT_ID',
        metaEnvironment: isDevMode() ? 'development' : 'production',
      }),
  };
}
