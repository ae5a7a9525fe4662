import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import styles from './PeopleOfCairoOpening.module.css';

interface PeopleOfCairoOpeningProps
  extends Pick<PageContent<'people-of-cairo'>, 'heading' | 'strip'> {
  lettering: ResponsiveImage;
  panorama: { wide: ResponsiveImage; tall: ResponsiveImage };
}

export const PeopleOfCairoOpening = ({
  heading,
  strip,
  lettering,
  panorama,
}: PeopleOfCairoOpeningProps) => (
  <section>
    <div className={`${styles.masthead} margins`}>
      <p className={styles.strip}>
        {strip.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <PageHeading page="people-of-cairo" heading={heading} />
    </div>
    <div className={styles.panorama}>
      <span className={styles.lettering} lang="ar">
        <Drawing image={lettering} />
      </span>
      <Drawing image={panorama.wide} narrow={panorama.tall} eager />
    </div>
  </section>
);
