import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Methodology.module.css';

interface MethodologyProps {
  copy: PageContent<'our-savvy'>['methodology'];
  drawing: ResponsiveImage;
  /** Replace the drawing below 768 px, one for each step. */
  parts: readonly ResponsiveImage[];
}

export const Methodology = ({ copy: { heading, steps }, drawing, parts }: MethodologyProps) => (
  <section className="section" aria-labelledby="methodology">
    <div className="margins">
      <SectionHeading id="methodology" runs={heading} />
    </div>
    <Drawing className="across wide-only mirrored" image={drawing} />
    <ol className={`${styles.steps} margins columns`}>
      {steps.map(({ title, text }, index) => {
        const part = parts[index];
        return (
          <li key={title} className={styles.step}>
            {part && <Drawing className={`${styles.part} narrow-only mirrored`} image={part} />}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        );
      })}
    </ol>
  </section>
);
