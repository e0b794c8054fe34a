import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import ApiCode from '@site/src/pages/_home/ApiCode.mdx';
import WidgetCode from '@site/src/pages/_home/WidgetCode.mdx';
import styles from './styles.module.css';

interface WayProps {
  id: string;
  title: string;
  text: string;
  code: ReactNode;
  /** Links to continue with, the most useful first. */
  links: { to: string; label: string }[];
}

/** The two ways to integrate AI Findr, each with code that works as it stands. */
export default function TwoWays(): ReactNode {
  return (
    <section className="container" aria-labelledby="dos-formas">
      <h2 id="dos-formas" className={styles.heading}>
        Dos formas de integrarlo
      </h2>
      <div className={styles.ways}>
        <Way
          id="widget"
          title="Widget"
          text="Añade dos cosas a tu página: un trigger, el elemento que pulsa el visitante, y una etiqueta de script. La interfaz se muestra en un iframe y su aspecto se configura en AI Findr Hub, sin código."
          code={<WidgetCode />}
          links={[
            { to: '/docs/widget-config/instalacion', label: 'Instalación paso a paso' },
            { to: '/docs/widget-config/intro#widget-o-api', label: '¿Widget o API?' },
            { to: '/docs/widget-config/intro#antes-de-empezar', label: 'Qué necesitas antes' },
          ]}
        />
        <Way
          id="api-http"
          title="API HTTP"
          text="Tu servidor hace la pregunta y tú construyes la interfaz. La respuesta llega entera, en JSON, o por partes, con streaming. La clave API se crea en AI Findr Hub y nunca sale de tu servidor."
          code={<ApiCode />}
          links={[
            { to: '/docs/api/hacer-pregunta', label: 'La operación Hacer pregunta' },
            { to: '/docs/api/ai-findr-api#clave-api', label: 'Dónde guardar la clave API' },
            { to: '/docs/widget-config/intro#identificadores', label: 'Qué es cada identificador' },
          ]}
        />
      </div>
    </section>
  );
}

function Way({ id, title, text, code, links }: WayProps): ReactNode {
  return (
    <article className={styles.way} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <p>{text}</p>
      <MDXContent>{code}</MDXContent>
      <ul className={styles.links}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
