import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Drawing: a question, the page of content that holds the answer, and the answer with its source. */
export default function QuestionToAnswer(): ReactNode {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 560 430"
      role="img"
      aria-label="Un visitante pregunta «¿Cuándo se abre la matrícula?». AI Findr encuentra la frase en tu contenido y responde «La matrícula se abre el 1 de septiembre», con su fuente."
    >
      {/* Pages of the organisation; the sentence that answers is marked in one of them. */}
      <g className={styles.page}>
        <rect x="318" y="22" width="210" height="262" rx="14" />
        <rect x="286" y="44" width="210" height="262" rx="14" />
      </g>
      <g className={styles.lines}>
        <path d="M310 80h96" strokeWidth="9" />
        <path d="M310 108h162M310 128h146M310 148h158M310 206h150M310 226h162M310 246h112" />
      </g>
      <path className={styles.found} d="M310 168h162M310 187h88" />

      {/* The question. */}
      <g className={styles.card}>
        <rect x="18" y="86" width="330" height="62" rx="31" />
      </g>
      <g className={styles.lens}>
        <circle cx="51" cy="115" r="9" />
        <path d="m58 122 7 7" />
      </g>
      <text className={styles.question} x="80" y="122">
        ¿Cuándo se abre la matrícula?
      </text>

      {/* From the sentence to the answer. */}
      <path className={styles.thread} d="M354 192v36c0 22-12 34-34 34h-14" />
      <circle className={styles.knot} cx="354" cy="190" r="5" />

      {/* The answer, and where it comes from. */}
      <g className={styles.card}>
        <rect x="52" y="238" width="356" height="146" rx="20" />
      </g>
      <path
        className={styles.spark}
        d="M84 258c1 7 4 10 11 11-7 1-10 4-11 11-1-7-4-10-11-11 7-1 10-4 11-11Z"
      />
      <text className={styles.answer} x="108" y="275">
        <tspan>La matrícula se abre</tspan>
        <tspan className={styles.strong} x="108" dy="27">
          el 1 de septiembre.
        </tspan>
      </text>
      <g className={styles.source}>
        <rect x="108" y="326" width="128" height="34" rx="17" />
        <path d="M124 336h10l4 4v10h-14z" />
        <text x="148" y="348">
          Matrícula
        </text>
      </g>
    </svg>
  );
}
