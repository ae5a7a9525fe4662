import '../../../ui/scroll-motion.css';
import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Founder.module.css';

interface FounderProps {
  words: PageContent<'company'>['founder'];
  portrait: ResponsiveImage;
}

/** 'Our Founder': a portrait in an aperture that leaves the page, crossed by the heading. */
export function Founder({ words, portrait }: FounderProps) {
  return (
    <section className={styles.founder} aria-labelledby="founder">
      <div className={`${styles.grid} columns margins`}>
        <div className={styles.portrait}>
          <Picture image={portrait} className="aperture" />
        </div>
        <div className={styles.words}>
          <SectionHeading id="founder" runs={words.heading} />
          {words.text.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'lead' : undefined}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
