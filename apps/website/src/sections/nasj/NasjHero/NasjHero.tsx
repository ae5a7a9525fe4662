import '../../../ui/scroll-motion.css';
import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Cta } from '../../../ui/Cta.tsx';
import { Drawing } from '../../../ui/Drawing.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import styles from './NasjHero.module.css';

interface NasjHeroProps extends Pick<PageContent<'nasj'>, 'heading' | 'lead'> {
  /** Label of the link to the next section. */
  link: string;
  weave: ResponsiveImage;
}

export const NasjHero = ({ heading, lead, link, weave }: NasjHeroProps) => (
  <section className={`${styles.hero} frame on-oxblood margins`}>
    <PageHeading fit="nasj" heading={heading}>
      <Drawing className={`${styles.weave} behind carry`} image={weave} eager />
    </PageHeading>
    <div className={`${styles.text} stack`}>
      <p className="lead">{lead}</p>
      <Cta href="#know" label={link} />
    </div>
  </section>
);
