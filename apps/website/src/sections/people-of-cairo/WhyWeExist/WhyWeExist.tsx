import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './WhyWeExist.module.css';

interface WhyWeExistProps {
  copy: PageContent<'people-of-cairo'>['why'];
  lettering: ResponsiveImage;
}

/** In Arabic the lettering is the last word of the heading. */
export const WhyWeExist = ({ copy, lettering }: WhyWeExistProps) => {
  const isWord = copy.heading.at(-1)?.text === lettering.alt;
  const drawing = (
    <span className={styles.lettering} lang="ar">
      <Drawing image={lettering} />
    </span>
  );
  return (
    <section className="frame section on-nile margins" aria-labelledby="why">
      <div className={`${styles.grid} stack`}>
        <SectionHeading id="why" runs={copy.heading.slice(0, isWord ? -1 : undefined)} dot={false}>
          {isWord && drawing}
        </SectionHeading>
        <p className={styles.text}>{copy.text}</p>
        {!isWord && drawing}
      </div>
    </section>
  );
};
