import type { Run } from '@agency/content/phrase';
import type { OpeningRow } from '../../../features/careers/opening.ts';
import { Phrase } from '../../../ui/Phrase.tsx';
import styles from './Openings.module.css';

interface OpeningsProps {
  heading: Run[];
  openings: OpeningRow[];
  none?: string;
}

export const Openings = ({ heading, openings, none }: OpeningsProps) => (
  <section className="section-end margins" aria-labelledby="openings-heading">
    <h2 className={`${styles.heading} hung`} id="openings-heading">
      <Phrase runs={heading} />
    </h2>
    {openings.length === 0 && <p className={`${styles.none} lead`}>{none}</p>}
    <ul className={openings.length > 0 ? 'ruled' : undefined}>
      {openings.map(({ href, title, place, type, closes, closesAt }) => (
        <li key={href} className={styles.row}>
          <a href={href} className={`${styles.link} stretched`}>
            <i className="round" aria-hidden="true" />
            <span dir="auto">{title}</span>
          </a>
          <p className={`${styles.place} label`}>
            {place}
            <span>{type}</span>
          </p>
          <p className={`${styles.closes} caption`}>
            <time dateTime={closesAt}>{closes}</time>
          </p>
        </li>
      ))}
    </ul>
  </section>
);
