import type { ReactNode } from 'react';
import styles from './Dot.module.css';

/** The full stop of a headline: drawn, on the baseline, in the colour of its surface. */
export function Dot({ children }: { children?: ReactNode }) {
  return (
    <i className={styles.dot} aria-hidden="true">
      {children}
    </i>
  );
}
