import type { ReactNode } from 'react';
import styles from './styles.module.css';

export { styles as shapes };

interface DiagramProps {
  /** Visible line under the picture. */
  caption: string;
  /** One picture, or several that stand side by side where there is room. */
  children: ReactNode;
}

/** Frame of a picture: the drawing or drawings, and the line below them. */
export function Diagram({ caption, children }: DiagramProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className={styles.panels}>{children}</div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

interface DrawingProps {
  /** Text alternative: says all that the drawing shows. */
  description: string;
  width: number;
  height: number;
  children: ReactNode;
}

/** One drawing. About 340 units wide at most, so that its texts keep their size on a phone. */
export function Drawing({ description, width, height, children }: DrawingProps): ReactNode {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={description}
    >
      {children}
    </svg>
  );
}

/** An arrow with its own head: markers would need ids that are unique in the page. */
export function Arrow({
  from,
  to,
  dashed = false,
}: {
  from: readonly [number, number];
  to: readonly [number, number];
  dashed?: boolean;
}): ReactNode {
  const [x, y] = to;
  const angle = Math.atan2(y - from[1], x - from[0]);
  const head = [-2.6, 2.6]
    .map((turn) => {
      const tip = angle + turn;
      return `${(x + 8 * Math.cos(tip)).toFixed(1)} ${(y + 8 * Math.sin(tip)).toFixed(1)}`;
    })
    .join(`L${x} ${y}L`);
  return (
    <g className={styles.arrow}>
      <path data-dashed={dashed} d={`M${from[0]} ${from[1]}L${x} ${y}`} />
      <path d={`M${head}`} />
    </g>
  );
}
