import { apiInfo } from './apiPages';

/** A page that others propose. */
export interface PageEntry {
  to: string;
  label: string;
  text: string;
}

/** Where readers start: first in the home page's index, and the ways on from an address that does not exist. */
export const widgetStart: readonly [PageEntry, ...PageEntry[]] = [
  {
    to: '/docs/widget-config/intro',
    label: 'Introducción',
    text: 'Qué es, cómo funciona y qué necesitas',
  },
  {
    to: '/docs/widget-config/instalacion',
    label: 'Instalación',
    text: 'Los dos pasos, la CSP y los errores comunes',
  },
  {
    to: '/docs/widget-config/triggers',
    label: 'Triggers',
    text: 'El botón, campo o enlace que abre el widget',
  },
];

export const apiStart: PageEntry = {
  to: apiInfo,
  label: 'AI Findr API',
  text: 'Servidor, autenticación, límites y OpenAPI',
};
