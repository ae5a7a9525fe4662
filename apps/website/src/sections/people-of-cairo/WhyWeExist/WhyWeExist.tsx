import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './WhyWeExist.module.css';

interface WhyWeExistProps {
  copy: PageContent<'people-of-cairo'>['why'];
  lettering: ResponsiveImage;
}

export const WhyWeExist = ({ copy, lettering }: WhyWeExistProps) => (
  <section className={`${styles.section} section on-nile margins`} aria-labelledby="why">
    <SectionHeading id="why" runs={copy.heading} dot={false} />
    <div className={styles.grid}>
      <p className={styles.text}>{copy.text}</p>
      <span className={styles.lettering} lang="ar">
        <Drawing image={lettering} />
      </span>
    </div>
  </section>
);
