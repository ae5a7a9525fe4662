import type { ReactNode } from 'react';
import styles from './Values.module.css';

export const Values = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={styles.values} aria-labelledby="values">
    <h2 className="visually-hidden" id="values">
      {heading}
    </h2>
    {children}
  </section>
);
