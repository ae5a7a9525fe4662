import '../../../ui/scroll-motion.css';
import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './WovenWork.module.css';

type Work = PageContent<'nasj'>['work'];

interface WovenWorkProps {
  copy: Work;
  pictures: Record<keyof Work['pictures'], ResponsiveImage>;
}

export const WovenWork = ({ copy, pictures }: WovenWorkProps) => (
  <section aria-labelledby="work">
    <div className={`${styles.intro} section-start columns margins`}>
      <div className={`${styles.copy} to-5`}>
        <SectionHeading id="work" runs={copy.heading} />
        <p className="lead">{copy.lead}</p>
      </div>
      <Picture className={`${styles.board} aperture from-7`} image={pictures.board} />
    </div>
    <Picture className={`${styles.wide} aperture`} image={pictures.stitch} />
    <div className={`${styles.looms} pair`}>
      <Picture className="aperture" image={pictures.loom} />
      <Picture className="aperture" image={pictures.cloth} />
    </div>
  </section>
);
