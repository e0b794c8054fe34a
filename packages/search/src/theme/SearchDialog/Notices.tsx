import { usePluginData } from '@docusaurus/useGlobalData';
import type { ReactNode } from 'react';
import { type Options, pluginName } from '../..';
import styles from './styles.module.css';

export function FailureNotice({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className={`text ${styles.notice}`}>
      <p>
        {process.env.NODE_ENV === 'production'
          ? 'No se ha podido cargar la búsqueda. Comprueba tu conexión.'
          : 'La búsqueda se crea con las páginas construidas: npm run build, npm run serve.'}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        Volver a intentarlo
      </button>
    </div>
  );
}

export function NothingFoundNotice({ query }: { query: string }): ReactNode {
  const { contact } = usePluginData(pluginName) as Options;
  return (
    <div className={`text ${styles.notice}`}>
      <p>
        <strong>{`No hay resultados para «${query}»`}</strong>
      </p>
      <ul>
        <li>Prueba con menos palabras, en español o en inglés.</li>
        <li>Prueba con el nombre de un método, un campo, un atributo o un evento.</li>
        <li>
          <span>O pregunta al equipo de producto:</span> <a href={`mailto:${contact}`}>{contact}</a>
        </li>
      </ul>
    </div>
  );
}
