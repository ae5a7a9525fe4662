import type { Run } from '@agency/content/phrase';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { Phrase } from '../../../ui/Phrase.tsx';
import styles from './Clients.module.css';

export const Clients = ({ heading, logos }: { heading: Run[]; logos: ResponsiveImage[] }) => (
  <section className={`${styles.clients} margins`} aria-labelledby="clients">
    <h2 className={`${styles.heading} size-3`} id="clients">
      <Phrase runs={heading} dot={false} />
    </h2>
    <ul className={styles.logos}>
      {logos.map((logo) => (
        <li key={logo.src} className="centred">
          <Drawing image={logo} />
        </li>
      ))}
    </ul>
  </section>
);
