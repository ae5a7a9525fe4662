import { joinWithComma } from '@agency/content/arabic';
import styles from './Offices.module.css';
import type { ShownOffice } from './shown-offices.ts';

interface OfficesProps {
  heading: string;
  offices: ShownOffice[];
  /** How exact the times are. */
  clock: string;
}

export const Offices = ({ heading, offices, clock }: OfficesProps) => (
  <section aria-labelledby="offices">
    <h2 className="visually-hidden" id="offices">
      {heading}
    </h2>
    <ul className={styles.offices}>
      {offices.map((office) => (
        <li key={office.code} className="ruled-above">
          <b className="v6">{office.code}</b>
          <span>
            {joinWithComma([office.city, office.country])}
            {office.address && <span className="line caption breakable">{office.address}</span>}
            {office.phone && (
              <a className={`${styles.phone} line breakable`} href={office.phone.href}>
                {office.phone.text}
              </a>
            )}
          </span>
          {office.time && <time className="v1">{office.time}</time>}
        </li>
      ))}
    </ul>
    {offices.some(({ time }) => time) && <p className="line caption breakable">{clock}</p>}
  </section>
);
