import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { Inversion } from '../../../ui/Inversion.tsx';
import { PhraseLines } from '../../../ui/Phrase.tsx';
import styles from './OurVision.module.css';

interface OurVisionProps {
  words: PageContent<'people-of-cairo'>['vision'];
  river: ResponsiveImage;
}

export const OurVision = ({ words, river }: OurVisionProps) => (
  <section className={styles.section} aria-labelledby="vision">
    <Inversion
      className={styles.vision}
      heading={{ id: 'vision', className: styles.heading, content: words.heading }}
    >
      <p className={styles.lines}>
        <PhraseLines lines={words.lines} />
      </p>
    </Inversion>
    <Drawing className={styles.river} image={river} />
  </section>
);
