import type { PageContent } from '@agency/content/schemas/pages';
import { Cta, CtaEcho } from '../../../ui/Cta.tsx';
import { Inversion } from '../../../ui/Inversion.tsx';
import { PhraseLines } from '../../../ui/Phrase.tsx';
import styles from './StorytellingPromo.module.css';

export function StorytellingPromo({ copy }: { copy: PageContent<'blogs'>['promo'] }) {
  const { heading, lead, cta } = copy;
  return (
    <section aria-labelledby="promo">
      <Inversion
        className={`${styles.promo} on-ink`}
        heading={{
          id: 'promo',
          className: `${styles.heading} one-line`,
          content: <PhraseLines lines={heading} dot={false} />,
        }}
        echo={
          <div className={`${styles.text} stack`}>
            <p className="lead">{lead}</p>
            <CtaEcho label={cta.label} />
          </div>
        }
      >
        <div className={`${styles.text} stack`}>
          <p className="lead">{lead}</p>
          <Cta href={cta.href} label={cta.label} />
        </div>
      </Inversion>
    </section>
  );
}
