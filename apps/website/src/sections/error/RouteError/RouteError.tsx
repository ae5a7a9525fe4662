import type { PageContent } from '@agency/content/schemas/pages';
import { Cta } from '../../../ui/Cta.tsx';
import { PhraseLines } from '../../../ui/Phrase.tsx';
import { FeedbackRings } from './FeedbackRings.tsx';
import styles from './RouteError.module.css';

export const RouteError = ({ words, status }: { words: PageContent<'error'>; status: number }) => (
  <div className={`${styles.error} margins`}>
    <FeedbackRings className={styles.rings} />
    <div>
      <h1 className={styles.heading}>
        <PhraseLines lines={words.heading.lines} dot={false} />
      </h1>
    </div>
    <div className={styles.ways}>
      <dl className={styles.facts}>
        <dt>{words.status}</dt>
        <dd>{status}</dd>
        <dt>{words.text}</dt>
        <dd>{words.texts[String(status)]}</dd>
      </dl>
      <p className={styles.links}>
        <Cta href="" label={words.retry} />
        <Cta href={words.home.href} label={words.home.label} />
      </p>
    </div>
  </div>
);
