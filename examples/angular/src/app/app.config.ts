import { provideBrowserGlobalErrorListeners, type ApplicationConfig } from '@angular/core';
import { provideClientHydration } from '@angular/platform-browser';
import { provideRouter } from '@angular/router';
import { aifindrClientId } from './aifindr/aifindr-client-id';
import { routes } from './app.routes';

// #region config
export const appConfig: ApplicationConfig = {
  providers: [
    provideBrowserGlobalErrorListeners(),
    provideRouter(routes),
    // Sin withEventReplay(): escribe un script en línea, que una política estricta rechaza.
    provideClientHydration(),
    { provide: aifindrClientId, useValue: 'TU_CLIENT_ID' },
  ],
};
// #endregion config
