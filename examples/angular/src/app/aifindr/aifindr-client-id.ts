import { InjectionToken } from '@angular/core';

/** The client id of the project in AI Findr Hub. It is public: it travels in the page. */
export const aifindrClientId = new InjectionToken<string>('aifindrClientId');
