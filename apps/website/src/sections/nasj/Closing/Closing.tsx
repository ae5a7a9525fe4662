import type { PageContent } from '@agency/content/schemas/pages';
import { Cta, CtaEcho } from '../../../ui/Cta.tsx';
import { Inversion } from '../../../ui/Inversion.tsx';
import { PhraseLines } from '../../../ui/Phrase.tsx';
import styles from './Closing.module.css';

export function Closing({ copy }: { copy: PageContent<'nasj'>['closing'] }) {
  const heading = <PhraseLines lines={copy.lines} />;
  return (
    <section aria-labelledby="closing">
      <Inversion
        className={`${styles.closing} on-oxblood`}
        heading={{ id: 'closing', className: styles.heading, content: heading }}
        echo={<CtaEcho label={copy.cta.label} />}
      >
        <Cta href={copy.cta.href} label={copy.cta.label} />
      </Inversion>
    </section>
  );
}
