import '../../../ui/scroll-motion.css';
import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Cta } from '../../../ui/Cta.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Community.module.css';

interface CommunityProps {
  copy: PageContent<'people-of-cairo'>['community'];
  pictures: { image: ResponsiveImage; large: boolean }[];
}

export const Community = ({ copy, pictures }: CommunityProps) => (
  <section className={`${styles.section} section margins`} aria-labelledby="community">
    <SectionHeading id="community" runs={copy.heading} />
    <p className={styles.lead}>{copy.lead}</p>
    <ul className={`${styles.grid} stack`}>
      {pictures.map(({ image, large }) => (
        <li key={image.src} className="frame" data-large={large || undefined}>
          <Picture image={image} {...(large && { className: 'aperture' })} />
        </li>
      ))}
    </ul>
    <Cta href={copy.cta.href} label={copy.cta.label} />
  </section>
);
