import { provideBrowserGlobalErrorListeners, type ApplicationConfig } from '@angular/core';
import { provideClientHydration } from '@angular/platform-browser';
import { provideRouter } from '@angular/router';
import { aifindrAttributes } from './aifindr/aifindr.service';
import { routes } from './app.routes';

export const appConfig: ApplicationConfig = {
  providers: [
    provideBrowserGlobalErrorListeners(),
    provideRouter(routes),
    // Sin withEventReplay(): inserta un script en el HTML, que una CSP estricta rechaza.
    provideClientHydration(),
    {
      provide: aifindrAttributes,
      useValue: { clientId: 'TU_CLIENT_ID', metaEnvironment: 'production' },
    },
  ],
};
