import type { PageContent } from '../../schemas/pages.ts';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import styles from './Methodology.module.css';

const SCORE = '/scores/services/methodology.svg';

function Picture({ part }: { part: 'whole' | 'first' | 'second' | 'third' }) {
  return (
    <img
      className={styles.picture}
      data-part={part}
      src={SCORE}
      alt=""
      width={1440}
      height={620}
      loading="lazy"
      decoding="async"
    />
  );
}

const PARTS = ['first', 'second', 'third'] as const;

/** 'Our Methodology': noise becomes a lattice, the lattice one dot. On a phone each step has its third of the picture. */
export function Methodology({ heading, steps }: PageContent<'our-savvy'>['methodology']) {
  return (
    <section className={styles.methodology} aria-labelledby="methodology">
      <div className="measure">
        <SectionHeading id="methodology" runs={heading} />
      </div>
      <Picture part="whole" />
      <ol className={`${styles.steps} measure columns`}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <Picture part={PARTS[index] ?? 'third'} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
