import type { OpeningFact } from '../../../features/careers/opening.ts';
import styles from './OpeningBody.module.css';

interface OpeningBodyProps {
  /** Sanitised HTML. */
  html: string;
  facts: OpeningFact[];
}

export const OpeningBody = ({ html, facts }: OpeningBodyProps) => (
  <div className={`${styles.body} top columns margins`}>
    <dl className={`${styles.facts} ruled sticky to-4`}>
      {facts.map(({ label, text, dateTime }) => (
        <div key={label}>
          <dt className="caption">{label}</dt>
          <dd className="label">{dateTime ? <time dateTime={dateTime}>{text}</time> : text}</dd>
        </div>
      ))}
    </dl>
    {/* src/content-client sanitises it. */}
    <div
      className={`${styles.prose} prose from-6`}
      dir="auto"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the description is HTML by contract
      dangerouslySetInnerHTML={{ __html: html }}
    />
  </div>
);
