import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { toClientHeading } from '../../../model/work/case-study.ts';
import type { ShownStudy } from '../../../model/work/case-study-page.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { CaseHeading } from '../CaseHeading/CaseHeading.tsx';
import styles from './CaseOpening.module.css';

interface CaseOpeningProps {
  /** Names the measured heading and the client's colour. */
  id: string;
  study: ShownStudy;
  words: PageContent<'case-study'>['facts'];
  banner?: ResponsiveImage;
  bannerTall?: ResponsiveImage;
  aperture?: ResponsiveImage;
}

/** The client's name, the banner, then the brief and the facts beside an aperture that leaves the page. */
export function CaseOpening(props: CaseOpeningProps) {
  const { id, study, words, banner, bannerTall, aperture } = props;
  const facts = [
    { name: words.client, value: study.client },
    { name: words.sector, value: study.sector },
    { name: words.country, value: study.country },
    { name: words.services, value: study.services.join(', ') },
  ];
  return (
    <header className={styles.opening}>
      <div className={`${styles.heading} margins`}>
        <PageHeading
          page={`case-studies/${id}`}
          heading={toClientHeading(study.client)}
          isArrival
        />
      </div>
      {banner && (
        <div className={styles.banner} data-plate={id}>
          <Picture
            priority
            place="arrival"
            image={banner}
            {...(bannerTall && {
              narrow: { media: '(width <= 768px)', image: bannerTall },
            })}
          />
        </div>
      )}
      <div className={`${styles.brief} columns margins`}>
        <div className={styles.side}>
          <CaseHeading heading={study.intro.heading} />
          {study.intro.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.aperture} data-plate={id}>
          {aperture && <Picture image={aperture} />}
        </div>
      </div>
    </header>
  );
}
