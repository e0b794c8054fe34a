import { sendContext } from './sendContext';

interface AppContext {
  page: 'panel' | 'informes' | 'facturas';
  task?: string;
  errorCode?: string;
}

/** Llama a esta función en cada pantalla y cuando ocurra un error. */
export function showScreen(context: AppContext): void {
  sendContext(context);
}

showScreen({ page: 'informes', task: 'exportar', errorCode: 'EXP-204' });
