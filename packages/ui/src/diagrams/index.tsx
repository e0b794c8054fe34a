import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export { styles as shapes };

interface DiagramProps {
  /** Visible line under the picture, if the text around it does not say as much. */
  caption?: ReactNode;
  /** A `Picture`, or a list. */
  children: ReactNode;
}

/** Frame of a diagram, and the line below it. */
export function Diagram({ caption, children }: DiagramProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>{children}</div>
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

interface PictureProps {
  /** Text alternative: says all that the picture shows. */
  description: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A diagram of boxes and arrows: HTML, so that its texts keep their size and its parts find another place on a phone. */
export function Picture({ description, className, children }: PictureProps): ReactNode {
  return (
    <div className={className} role="img" aria-label={description}>
      {children}
    </div>
  );
}

interface BoxProps {
  title: string;
  /** Line below the title. */
  text?: string;
  /** Code below, in chips. */
  chips?: readonly string[];
  /** What the diagram is about, in the brand's color; or what stands apart. */
  kind?: 'accent' | 'apart';
}

/** A box of a diagram. */
export function Box({ title, text, chips = [], kind }: BoxProps): ReactNode {
  return (
    <div className={clsx(styles.node, kind && styles[kind])}>
      <b>{title}</b>
      {text !== undefined && <span>{text}</span>}
      {chips.map((chip) => (
        <Chip key={chip}>{chip}</Chip>
      ))}
    </div>
  );
}

/** Code in a diagram. */
export function Chip({ children }: { children: ReactNode }): ReactNode {
  return (
    <code className={styles.chip} translate="no">
      {children}
    </code>
  );
}

interface ArrowProps {
  /** What the arrow says, beside it. */
  children?: ReactNode;
  /** Whether it points down at every width; otherwise to the right, and down where the diagram is narrow. */
  isDown?: boolean;
}

/** From one box to the next. */
export function Arrow({ children, isDown = false }: ArrowProps): ReactNode {
  return (
    <div className={clsx(styles.arrow, isDown && styles.down)}>
      {children !== undefined && <span>{children}</span>}
    </div>
  );
}
