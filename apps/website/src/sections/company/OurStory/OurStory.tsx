import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './OurStory.module.css';

interface OurStoryProps {
  copy: PageContent<'company'>['story'];
  map: { wide: ResponsiveImage; tall: ResponsiveImage };
}

export const OurStory = ({ copy, map }: OurStoryProps) => (
  <section className={`${styles.story} on-ink`} aria-labelledby="story">
    <div className={styles.map}>
      <Drawing className="across" image={map.wide} mobile={map.tall} />
      <ul className={styles.pins} aria-label={copy.cities}>
        {copy.places.map(({ code, label }) => (
          <li key={code} data-pin={code} data-label={label}>
            {code}
          </li>
        ))}
      </ul>
    </div>
    <div className={`${styles.copy} stack margins`}>
      <SectionHeading id="story" runs={copy.heading} />
      <p className="lead">{copy.lead}</p>
    </div>
    <ul className={`${styles.facts} pair margins`}>
      {copy.facts.map(({ number, volume, text }) => (
        <li key={number} className="ruled-above">
          <b className={`line hung v${volume}`}>{number}</b>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
