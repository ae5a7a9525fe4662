import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Cta } from '../../../ui/Cta.tsx';
import { DotList } from '../../../ui/DotList.tsx';
import { Drawing } from '../../../ui/Drawing.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Awards.module.css';

interface AwardsProps {
  copy: PageContent<'company'>['awards'];
  marks: ResponsiveImage[];
}

/** Without awards, the section links to the work. */
export const Awards = ({ copy, marks }: AwardsProps) => (
  <section className={`${styles.awards} section on-mist margins`} aria-labelledby="awards">
    <SectionHeading id="awards" runs={copy.heading} />
    <div className={`${styles.copy} stack`}>
      <p className="lead balanced">{copy.lead}</p>
      {copy.list.length > 0 ? (
        <DotList points={copy.list.map(({ year, name }) => ({ lead: year, text: name }))} />
      ) : (
        <Cta {...copy.link} />
      )}
    </div>
    <ul className={styles.shelf}>
      {marks.map((mark) => (
        <li key={mark.src}>
          <Drawing image={mark} />
        </li>
      ))}
    </ul>
  </section>
);
