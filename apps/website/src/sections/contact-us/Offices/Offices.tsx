import type { Brand } from '@agency/brand/brand';
import styles from './Offices.module.css';

/** The office cities, from margin to margin. */
export function Offices({ heading, offices }: { heading: string; offices: Brand['offices'] }) {
  return (
    <section className={`${styles.section} margins`} aria-labelledby="offices">
      <h2 className="visually-hidden" id="offices">
        {heading}
      </h2>
      <ul className={styles.offices}>
        {offices.map((office) => (
          <li key={office.code}>
            <b className="v6">{office.code}</b>
            {office.city}, {office.country}
          </li>
        ))}
      </ul>
    </section>
  );
}
