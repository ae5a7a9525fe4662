import { joinWithComma } from '@agency/content/arabic';
import styles from './Offices.module.css';
import type { ShownOffice } from './shown-offices.ts';

export const Offices = ({ heading, offices }: { heading: string; offices: ShownOffice[] }) => (
  <section className="section-end margins" aria-labelledby="offices">
    <h2 className="visually-hidden" id="offices">
      {heading}
    </h2>
    <ul className={styles.offices}>
      {offices.map((office) => (
        <li key={office.code}>
          <b className="v6">{office.code}</b>
          {joinWithComma([office.city, office.country])}
          {office.address && <span className={styles.address}>{office.address}</span>}
          {office.phone && (
            <a className={styles.phone} href={office.phone.href}>
              {office.phone.text}
            </a>
          )}
        </li>
      ))}
    </ul>
  </section>
);
