import type { ReactNode } from 'react';
import styles from './Values.module.css';

export function Values({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.values} aria-labelledby="values">
      <h2 className="visually-hidden" id="values">
        {heading}
      </h2>
      {children}
    </section>
  );
}
