import { toClientHeading } from '../../../features/case-studies/case-study.ts';
import type { Banner } from '../../../features/case-studies/case-study-page.ts';
import { MOBILE } from '../../../model/responsive-image.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './CaseHero.module.css';

interface CaseHeroProps extends Banner {
  /** Selects the measured heading and the client's colour. */
  id: string;
  client: string;
}

export const CaseHero = ({ id, client, banner, bannerTall }: CaseHeroProps) => (
  <header>
    <div className={`${styles.heading} margins`}>
      <PageHeading fit={`case-studies/${id}`} heading={toClientHeading(client)} isArrival />
    </div>
    {banner && (
      <div className={`${styles.banner} fill`} data-plate={id}>
        <Picture
          priority
          transition="to"
          image={banner}
          mobile={bannerTall && { media: MOBILE, image: bannerTall }}
        />
      </div>
    )}
  </header>
);
