import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Story.module.css';

interface StoryProps {
  copy: PageContent<'nasj'>['story'];
  cloth: ResponsiveImage;
}

export const Story = ({ copy, cloth }: StoryProps) => (
  <section aria-labelledby="story">
    <div className={`${styles.story} margins`}>
      <SectionHeading id="story" runs={copy.heading} />
      <div className={`${styles.grid} columns`}>
        <p className="lead to-5">{copy.lead}</p>
        <div className={`${styles.text} stack from-7`}>
          {copy.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </div>
    <Drawing className={`${styles.cloth} across`} image={cloth} />
  </section>
);
