import type { PageContent } from '@agency/content/schemas/pages';
import { Cta } from '../../../ui/Cta.tsx';
import { PhraseLines } from '../../../ui/Phrase.tsx';
import { FeedbackRings } from './FeedbackRings.tsx';
import styles from './RouteError.module.css';

export const RouteError = ({ copy, status }: { copy: PageContent<'error'>; status: number }) => (
  <div className={`${styles.error} frame column margins`}>
    <FeedbackRings className={`${styles.rings} behind`} />
    <div>
      <h1 className={`${styles.heading} hung`}>
        <PhraseLines lines={copy.heading.lines} dot={false} />
      </h1>
    </div>
    <div className={`${styles.ways} stack`}>
      <dl className={styles.facts}>
        <dt>{copy.status}</dt>
        <dd>{status}</dd>
        <dt>{copy.text}</dt>
        <dd>{copy.texts[String(status)]}</dd>
      </dl>
      <p className={`${styles.links} wrap`}>
        <Cta href="" label={copy.retry} />
        <Cta href={copy.home.href} label={copy.home.label} />
      </p>
    </div>
  </div>
);
