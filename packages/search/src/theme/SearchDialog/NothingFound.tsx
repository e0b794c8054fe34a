import Translate, { translate } from '@docusaurus/Translate';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { ReactNode } from 'react';
import { type Options, pluginName } from '../..';
import styles from './styles.module.css';

/** Says that a query finds nothing, and what the reader can do. */
export default function NothingFound({ query }: { query: string }): ReactNode {
  const { contact } = usePluginData(pluginName) as Options;
  return (
    <div className={styles.notice}>
      <p>
        <strong>
          {translate(
            { id: 'site.SearchDialog.nothing', message: 'No results for “{query}”' },
            { query },
          )}
        </strong>
      </p>
      <ul>
        <li>
          <Translate id="site.SearchDialog.tryFewer">
            Try fewer words, in Spanish or in English.
          </Translate>
        </li>
        <li>
          <Translate id="site.SearchDialog.tryNames">
            Try the name of a method, a field, an attribute or an event.
          </Translate>
        </li>
        <li>
          <span>
            <Translate id="site.SearchDialog.tryMail">Or ask the product team:</Translate>
          </span>{' '}
          <a href={`mailto:${contact}`}>{contact}</a>
        </li>
      </ul>
    </div>
  );
}
