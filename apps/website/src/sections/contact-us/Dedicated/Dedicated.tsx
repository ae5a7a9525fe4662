import type { Brand } from '@agency/brand/brand';
import type { PageContent } from '@agency/content/schemas/pages';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Dedicated.module.css';

interface DedicatedProps {
  copy: PageContent<'contact-us'>['dedicated'];
  brand: Brand;
  newTab: string;
}

export const Dedicated = ({ copy, brand, newTab }: DedicatedProps) => (
  <section className={`${styles.section} section margins`} aria-labelledby="dedicated">
    <div className={`${styles.grid} columns`}>
      <div className={`${styles.copy} to-7`}>
        <SectionHeading id="dedicated" runs={copy.heading} />
        <p className="lead">{copy.lead}</p>
      </div>
      <div className={`${styles.ways} from-8`}>
        <p>
          <a className={styles.mail} href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
        </p>
        <ul className={styles.networks}>
          {brand.social.map((network) => (
            <li key={network.name}>
              <a href={network.url} target="_blank" rel="noopener noreferrer">
                {network.name}
                <span className="visually-hidden">{`, ${newTab}`}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
);
