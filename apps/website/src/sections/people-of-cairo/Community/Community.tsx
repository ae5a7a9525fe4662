import '../../../ui/scroll-motion.css';
import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Cta } from '../../../ui/Cta.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Community.module.css';

interface CommunityProps {
  words: PageContent<'people-of-cairo'>['community'];
  pictures: { image: ResponsiveImage; large: boolean }[];
}

export const Community = ({ words, pictures }: CommunityProps) => (
  <section className={`${styles.section} section margins`} aria-labelledby="community">
    <SectionHeading id="community" runs={words.heading} />
    <p className={styles.lead}>{words.lead}</p>
    <ul className={styles.grid}>
      {pictures.map(({ image, large }) => (
        <li key={image.src} data-large={large || undefined}>
          <Picture image={image} {...(large && { className: 'aperture' })} />
        </li>
      ))}
    </ul>
    <Cta href={words.cta.href} label={words.cta.label} />
  </section>
);
