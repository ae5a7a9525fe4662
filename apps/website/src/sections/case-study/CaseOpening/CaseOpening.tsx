import type { CaseStudy } from '@agency/content/schemas/case-study';
import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { toClientHeading, toHeadingRuns } from '../../../model/work/case-study.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Phrase } from '../../../ui/Phrase.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './CaseOpening.module.css';

interface CaseOpeningProps {
  /** Folder of the case study; it names the measured heading and the client's colour. */
  folder: string;
  study: CaseStudy;
  words: PageContent<'case-study'>['facts'];
  banner?: ResponsiveImage;
  bannerTall?: ResponsiveImage;
  aperture?: ResponsiveImage;
}

/** The client's name, the banner, then the brief and the facts beside an aperture that leaves the page. */
export function CaseOpening(props: CaseOpeningProps) {
  const { folder, study, words, banner, bannerTall, aperture } = props;
  const facts = [
    { name: words.client, value: study.client },
    { name: words.sector, value: study.sector },
    { name: words.country, value: study.country },
    { name: words.services, value: study.services.join(', ') },
  ];
  return (
    <header className={styles.opening}>
      <div className={`${styles.heading} margins`}>
        <PageHeading page={`case-studies/${folder}`} heading={toClientHeading(study.client)} />
      </div>
      {banner && (
        <div className={styles.banner} data-plate={folder}>
          <Picture
            priority
            image={banner}
            {...(bannerTall && {
              narrow: { media: '(width <= 768px)', image: bannerTall },
            })}
          />
        </div>
      )}
      <div className={`${styles.brief} columns margins`}>
        <div className={styles.side}>
          <h2>
            <Phrase runs={toHeadingRuns(study.intro.heading)} />
          </h2>
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
        <div className={styles.aperture} data-plate={folder}>
          {aperture && <Picture image={aperture} />}
        </div>
      </div>
    </header>
  );
}
