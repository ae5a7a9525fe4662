import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Awards.module.css';

interface AwardsProps {
  words: PageContent<'company'>['awards'];
  marks: ResponsiveImage[];
}

export const Awards = ({ words, marks }: AwardsProps) => (
  <section className={`${styles.awards} on-mist`} aria-labelledby="awards">
    <div className={`${styles.words} margins`}>
      <SectionHeading id="awards" runs={words.heading} />
      <p className="lead">{words.lead}</p>
    </div>
    <ul className={`${styles.shelf} margins`}>
      {marks.map((mark) => (
        <li key={mark.src}>
          <Drawing image={mark} />
        </li>
      ))}
    </ul>
  </section>
);
