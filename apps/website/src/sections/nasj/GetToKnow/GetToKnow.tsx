import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './GetToKnow.module.css';

interface GetToKnowProps {
  copy: PageContent<'nasj'>['know'];
  thread: ResponsiveImage;
}

export const GetToKnow = ({ copy, thread }: GetToKnowProps) => (
  <section className={styles.section} id="know" aria-labelledby="know-heading">
    <div className={`${styles.grid} columns margins`}>
      <div className="to-6">
        <SectionHeading id="know-heading" runs={copy.heading} />
      </div>
      <p className="lead from-7">{copy.lead}</p>
    </div>
    <p className={`${styles.thread} margins`} lang="ar">
      <Drawing className="across" image={thread} />
    </p>
  </section>
);
