import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { Inversion } from '../../../ui/Inversion.tsx';
import { PhraseLines } from '../../../ui/Phrase.tsx';
import styles from './OurVision.module.css';

interface OurVisionProps {
  copy: PageContent<'people-of-cairo'>['vision'];
  river: ResponsiveImage;
}

export const OurVision = ({ copy, river }: OurVisionProps) => (
  <section className="frame" aria-labelledby="vision">
    <Inversion
      className={styles.vision}
      heading={{ id: 'vision', className: styles.heading, content: copy.heading }}
    >
      <p className={`${styles.lines} one-line`}>
        <PhraseLines lines={copy.lines} />
      </p>
    </Inversion>
    <Drawing className={styles.river} image={river} />
  </section>
);
