import type { ReactNode } from 'react';
import styles from './Dot.module.css';

/** The drawn full stop of a headline. */
export const Dot = ({ children }: { children?: ReactNode }) => (
  <i className={`${styles.dot} round`} aria-hidden="true">
    {children}
  </i>
);
