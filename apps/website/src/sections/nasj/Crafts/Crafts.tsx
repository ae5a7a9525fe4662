import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { PhraseLines } from '../../../ui/Phrase.tsx';
import styles from './Crafts.module.css';

type CraftsWords = PageContent<'nasj'>['crafts'];

interface CraftsProps {
  words: CraftsWords;
  pictures: { identities: ResponsiveImage; trails: ResponsiveImage };
}

const Craft = ({ words, picture }: { words: CraftsWords['trails']; picture: ResponsiveImage }) => (
  <>
    <h3 className={styles.heading}>
      <PhraseLines lines={words.heading} />
    </h3>
    <Drawing className={styles.picture} image={picture} />
    <p>{words.text}</p>
  </>
);

export const Crafts = ({ words, pictures }: CraftsProps) => (
  <section aria-labelledby="crafts">
    <h2 className="visually-hidden" id="crafts">
      {words.heading}
    </h2>
    <div className={styles.halves}>
      <div className={`${styles.half} on-oxblood`} data-craft="identities">
        <Craft words={words.identities} picture={pictures.identities} />
      </div>
      <div className={styles.half} data-craft="trails">
        <Craft words={words.trails} picture={pictures.trails} />
      </div>
    </div>
  </section>
);
