import type { PageContent } from '@agency/content/schemas/pages';
import { Drawing } from '../../../ui/Drawing.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Methodology.module.css';

/** Below 768 px each step has its own part of the picture. */
const PARTS = ['noise', 'lattice', 'dot'];

/** 'Our Methodology': noise becomes a lattice, the lattice one dot. On a phone each step has its third of the picture. */
export function Methodology({ heading, steps }: PageContent<'our-savvy'>['methodology']) {
  return (
    <section className={styles.methodology} aria-labelledby="methodology">
      <div className="margins">
        <SectionHeading id="methodology" runs={heading} />
      </div>
      <Drawing
        className={styles.whole}
        image={{ src: '/scores/services/methodology.svg', width: 1440, height: 620, alt: '' }}
      />
      <ol className={`${styles.steps} margins columns`}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <Drawing
              className={styles.part}
              image={{
                src: `/scores/services/methodology-${PARTS[index]}.svg`,
                width: 560,
                height: 437,
                alt: '',
              }}
            />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
