import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { PhraseLines } from '../../../ui/Phrase.tsx';
import styles from './Crafts.module.css';

type CraftsCopy = PageContent<'nasj'>['crafts'];

interface CraftsProps {
  copy: CraftsCopy;
  pictures: { identities: ResponsiveImage; trails: ResponsiveImage };
}

const Craft = ({ copy, picture }: { copy: CraftsCopy['trails']; picture: ResponsiveImage }) => (
  <>
    <h3 className={`${styles.heading} hung`}>
      <PhraseLines lines={copy.heading} />
    </h3>
    <Drawing className={styles.picture} image={picture} />
    <p>{copy.text}</p>
  </>
);

export const Crafts = ({ copy, pictures }: CraftsProps) => (
  <section aria-labelledby="crafts">
    <h2 className="visually-hidden" id="crafts">
      {copy.heading}
    </h2>
    <div className={`${styles.halves} column`}>
      <div className={`${styles.half} on-oxblood`} data-craft="identities">
        <Craft copy={copy.identities} picture={pictures.identities} />
      </div>
      <div className={styles.half} data-craft="trails">
        <Craft copy={copy.trails} picture={pictures.trails} />
      </div>
    </div>
  </section>
);
