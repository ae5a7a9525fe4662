import { toPlainText } from '@agency/content/phrase';
import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import styles from './PeopleOfCairoHero.module.css';

interface PeopleOfCairoHeroProps extends Pick<PageContent<'people-of-cairo'>, 'heading' | 'strip'> {
  lettering: ResponsiveImage;
  panorama: { wide: ResponsiveImage; tall: ResponsiveImage };
}

export const PeopleOfCairoHero = ({
  heading,
  strip,
  lettering,
  panorama,
}: PeopleOfCairoHeroProps) => {
  // The name is drawn in Arabic, so an Arabic page has it once, as its heading.
  const isHeading = toPlainText(heading.lines.flat()) === lettering.alt;
  const drawing = (
    <Drawing className={isHeading ? 'across' : ''} image={lettering} eager={isHeading} />
  );
  return (
    <section>
      <div className={`${styles.masthead} margins`}>
        <p className={`${styles.strip} ends`}>
          {strip.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        {isHeading ? <h1>{drawing}</h1> : <PageHeading fit="people-of-cairo" heading={heading} />}
      </div>
      <div className="ruled-above frame">
        {!isHeading && (
          <span className={styles.lettering} lang="ar" dir="ltr">
            {drawing}
          </span>
        )}
        <Drawing className="across" image={panorama.wide} mobile={panorama.tall} eager />
      </div>
    </section>
  );
};
