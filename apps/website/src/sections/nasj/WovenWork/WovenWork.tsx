import '../../../ui/scroll-motion.css';
import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './WovenWork.module.css';

type Work = PageContent<'nasj'>['work'];

interface WovenWorkProps {
  words: Work;
  pictures: Record<keyof Work['pictures'], ResponsiveImage>;
}

export const WovenWork = ({ words, pictures }: WovenWorkProps) => (
  <section aria-labelledby="work">
    <div className={`${styles.intro} section-start columns margins`}>
      <div className={`${styles.words} to-5`}>
        <SectionHeading id="work" runs={words.heading} />
        <p className="lead">{words.lead}</p>
      </div>
      <Picture className={`${styles.board} aperture from-7`} image={pictures.board} />
    </div>
    <Picture className={`${styles.wide} aperture`} image={pictures.stitch} />
    <div className={styles.pair}>
      <Picture className="aperture" image={pictures.loom} />
      <Picture className="aperture" image={pictures.cloth} />
    </div>
  </section>
);
