import type { Run } from '@agency/content/phrase';
import type { OpeningRow } from '../../../features/careers/opening.ts';
import { Phrase } from '../../../ui/Phrase.tsx';
import styles from './Openings.module.css';

export const Openings = ({ heading, openings }: { heading: Run[]; openings: OpeningRow[] }) => (
  <section className="section-end margins" aria-labelledby="openings-heading">
    <h2 className={styles.heading} id="openings-heading">
      <Phrase runs={heading} />
    </h2>
    <ul className={styles.list}>
      {openings.map(({ href, title, place, type, closes, closesAt }) => (
        <li key={href} className={styles.row}>
          <a href={href} className={`${styles.link} stretched`}>
            <i aria-hidden="true" />
            <span dir="auto">{title}</span>
          </a>
          <p className={styles.place}>
            {place}
            <span>{type}</span>
          </p>
          <p className={styles.closes}>
            <time dateTime={closesAt}>{closes}</time>
          </p>
        </li>
      ))}
    </ul>
  </section>
);
