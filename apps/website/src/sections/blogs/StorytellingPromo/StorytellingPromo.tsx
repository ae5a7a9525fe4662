import type { PageContent } from '@agency/content/schemas/pages';
import { Cta, CtaEcho } from '../../../ui/Cta.tsx';
import { Inversion } from '../../../ui/Inversion.tsx';
import { PhraseLines } from '../../../ui/Phrase.tsx';
import styles from './StorytellingPromo.module.css';

/** The fixed block between the cards and the earlier blogs. */
export function StorytellingPromo({ words }: { words: PageContent<'blogs'>['promo'] }) {
  const lines = <PhraseLines lines={words.heading} dot={false} />;
  return (
    <section aria-labelledby="promo">
      <Inversion
        className={styles.promo}
        echo={
          <>
            <p className={styles.heading}>{lines}</p>
            <div className={styles.text}>
              <p className="lead">{words.lead}</p>
              <CtaEcho label={words.cta.label} />
            </div>
          </>
        }
      >
        <h2 className={styles.heading} id="promo">
          {lines}
        </h2>
        <div className={styles.text}>
          <p className="lead">{words.lead}</p>
          <Cta href={words.cta.href} label={words.cta.label} />
        </div>
      </Inversion>
    </section>
  );
}
