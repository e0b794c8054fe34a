import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Simplified marks in a grid of 20 units, drawn in the colour of the text. */
const paths = {
  html: 'M3 2.500h14l-1.250 13L10 17.500l-5.750-2zM13.250 6H7l.250 3.250h5.500L12.500 13 10 13.750 7.500 13l-.125-1.250',
  react:
    'M10 6.500c4.700 0 8.500 1.570 8.500 3.500s-3.800 3.500-8.500 3.500S1.500 11.930 1.500 10 5.300 6.500 10 6.500M6.970 8.250c2.350-4.070 5.610-6.570 7.280-5.610s1.130 5.040-1.220 9.110-5.610 6.570-7.280 5.610-1.130-5.040 1.220-9.110M6.970 11.750C4.620 7.680 4.080 3.600 5.750 2.640s4.930 1.540 7.280 5.610 2.890 8.150 1.220 9.110-4.930-1.540-7.280-5.610M10 10h.010',
  nextjs:
    'M10 1.750a8.250 8.250 0 1 1 0 16.500 8.250 8.250 0 0 1 0-16.500M7.250 13.500v-7l6.500 9M12.750 6.500v4.250',
  angular:
    'M10 1.750 2.750 4.250l1.100 9.750L10 18.250l6.150-4.250 1.100-9.750zM6.750 13 10 5.500l3.250 7.500M8 10.500h4',
  wordpress:
    'M10 1.750a8.250 8.250 0 1 1 0 16.500 8.250 8.250 0 0 1 0-16.500M3.250 7l3.500 9.250L9.500 8M7.500 7l4 10 2.750-8.500c.500-1.750-.750-2.250-.750-3.500',
  api: 'm6.500 5.500-4.500 4.500 4.500 4.500M13.500 5.500 18 10l-4.500 4.500M11.500 3.500l-3 13',
} as const;

/** What a guide or an example is written for. */
export type Stack = keyof typeof paths;

/** The mark of a stack, as decoration beside its name. */
export default function StackIcon({ stack }: { stack: Stack }): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" data-stack={stack} aria-hidden="true">
      <path d={paths[stack]} />
    </svg>
  );
}
