import type { PageContent } from '@agency/content/schemas/pages';
import { Cta, CtaEcho } from '../../../ui/Cta.tsx';
import { Inversion } from '../../../ui/Inversion.tsx';
import { PhraseLines } from '../../../ui/Phrase.tsx';
import styles from './Closing.module.css';

export function Closing({ words }: { words: PageContent<'nasj'>['closing'] }) {
  const heading = <PhraseLines lines={words.lines} />;
  return (
    <section aria-labelledby="closing">
      <Inversion
        className={`${styles.closing} on-oxblood`}
        heading={{ id: 'closing', className: styles.heading, content: heading }}
        echo={<CtaEcho label={words.cta.label} />}
      >
        <Cta href={words.cta.href} label={words.cta.label} />
      </Inversion>
    </section>
  );
}
