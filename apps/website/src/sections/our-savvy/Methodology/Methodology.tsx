import type { PageContent } from '../../../schemas/pages.ts';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Methodology.module.css';

/** Below 768 px each step has its own part of the picture. */
const PARTS = ['noise', 'lattice', 'dot'];

/** 'Our Methodology': noise becomes a lattice, the lattice one dot. On a phone each step has its third of the picture. */
export function Methodology({ heading, steps }: PageContent<'our-savvy'>['methodology']) {
  return (
    <section className={styles.methodology} aria-labelledby="methodology">
      <div className="measure">
        <SectionHeading id="methodology" runs={heading} />
      </div>
      <img
        className={styles.whole}
        src="/scores/services/methodology.svg"
        alt=""
        width={1440}
        height={620}
        loading="lazy"
        decoding="async"
      />
      <ol className={`${styles.steps} measure columns`}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <img
              className={styles.part}
              src={`/scores/services/methodology-${PARTS[index]}.svg`}
              alt=""
              width={560}
              height={437}
              loading="lazy"
              decoding="async"
            />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
