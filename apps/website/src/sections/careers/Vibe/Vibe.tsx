import type { PageContent } from '@agency/content/schemas/pages';
import { Inversion } from '../../../ui/Inversion.tsx';
import { Phrase } from '../../../ui/Phrase.tsx';
import styles from './Vibe.module.css';

/** 'Our Vibe': a day in five volumes, crossing both edges of the page's giant dot. */
export function Vibe({ words }: { words: PageContent<'careers'>['vibe'] }) {
  const heading = <Phrase runs={words.heading} dot={false} />;
  const lines = (
    <p className={styles.lines}>
      {words.lines.map(({ text, volume }) => (
        <span key={text} className={`v${volume}`}>
          {text}{' '}
        </span>
      ))}
    </p>
  );
  return (
    <section aria-labelledby="vibe">
      <Inversion
        className={styles.vibe}
        echo={
          <>
            <p className={styles.heading}>{heading}</p>
            {lines}
          </>
        }
      >
        <h2 className={styles.heading} id="vibe">
          {heading}
        </h2>
        {lines}
      </Inversion>
    </section>
  );
}
