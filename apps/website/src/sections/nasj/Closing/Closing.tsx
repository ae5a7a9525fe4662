import type { PageContent } from '@agency/content/schemas/pages';
import { Cta, CtaEcho } from '../../../ui/Cta.tsx';
import { Inversion } from '../../../ui/Inversion.tsx';
import { PhraseLines } from '../../../ui/Phrase.tsx';
import styles from './Closing.module.css';

/** 'Pass us the thread': the sister brand's own inversion. */
export function Closing({ words }: { words: PageContent<'nasj'>['closing'] }) {
  const lines = <PhraseLines lines={words.lines} />;
  return (
    <section aria-labelledby="closing">
      <Inversion
        className={`${styles.closing} on-oxblood`}
        echo={
          <>
            <p className={styles.heading}>{lines}</p>
            <CtaEcho label={words.cta.label} />
          </>
        }
      >
        <h2 className={styles.heading} id="closing">
          {lines}
        </h2>
        <Cta href={words.cta.href} label={words.cta.label} />
      </Inversion>
    </section>
  );
}
