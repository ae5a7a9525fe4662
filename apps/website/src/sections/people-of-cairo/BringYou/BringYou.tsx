import type { Run } from '@agency/content/phrase';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './BringYou.module.css';

interface BringYouProps {
  heading: Run[];
  rows: { name: string; text: string; lettering: ResponsiveImage }[];
}

export const BringYou = ({ heading, rows }: BringYouProps) => (
  <section className="section margins" aria-labelledby="bring">
    <SectionHeading id="bring" runs={heading} />
    <ul className={`${styles.rows} ruled`}>
      {rows.map(({ name, text, lettering }) => (
        <li key={name}>
          <h3>{name}</h3>
          <span className={styles.lettering} lang="ar">
            <Drawing image={lettering} />
          </span>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
