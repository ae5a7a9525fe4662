import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { DotList } from '../../../ui/DotList.tsx';
import { Drawing } from '../../../ui/Drawing.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Awards.module.css';

interface AwardsProps {
  copy: PageContent<'company'>['awards'];
  marks: ResponsiveImage[];
}

export const Awards = ({ copy, marks }: AwardsProps) => (
  <section className={`${styles.awards} on-mist`} aria-labelledby="awards">
    <div className={`${styles.copy} stack margins`}>
      <SectionHeading id="awards" runs={copy.heading} />
      <p className="lead">{copy.lead}</p>
    </div>
    <ul className={`${styles.shelf} margins`}>
      {marks.map((mark) => (
        <li key={mark.src}>
          <Drawing image={mark} />
        </li>
      ))}
    </ul>
    {copy.list.length > 0 && (
      <div className={`${styles.names} margins`}>
        <DotList points={copy.list.map(({ year, name }) => ({ lead: year, text: name }))} />
      </div>
    )}
  </section>
);
