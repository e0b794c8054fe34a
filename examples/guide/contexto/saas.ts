import { sendContext } from './send-context';

// #region code
interface AppContext {
  screen: 'panel' | 'informes' | 'facturas';
  task?: string;
  errorCode?: string;
}

export function showScreen(context: AppContext): void {
  void sendContext(context);
}

showScreen({ screen: 'informes', task: 'exportar', errorCode: 'EXP-204' });
// #endregion code
