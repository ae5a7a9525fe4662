import '../ui/scroll-motion.css';
import type { ShellContent } from '@agency/content/schemas/shell';
import { Cta, CtaEcho } from '../ui/Cta.tsx';
import { Inversion } from '../ui/Inversion.tsx';
import { PhraseLines } from '../ui/Phrase.tsx';
import styles from './Banner.module.css';

/** 'Ready to Elevate Your Marketing Strategy?': the inversion that runs into the footer. */
export function Banner({ words }: { words: ShellContent['banner'] }) {
  const lines = <PhraseLines lines={words.lines} dot={false} swells />;
  return (
    <section aria-labelledby="banner" data-screen-only>
      <Inversion
        className={styles.banner}
        echo={
          <>
            <p className={styles.heading}>{lines}</p>
            <CtaEcho label={words.cta.label} below={words.cta.about} />
          </>
        }
      >
        <h2 className={styles.heading} id="banner">
          {lines}
        </h2>
        <Cta href={words.cta.href} label={words.cta.label} below={words.cta.about} />
      </Inversion>
    </section>
  );
}
