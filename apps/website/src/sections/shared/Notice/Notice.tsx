import type { Run } from '@agency/content/phrase';
import { Cta } from '../../../ui/Cta.tsx';
import { Phrase } from '../../../ui/Phrase.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  level: 1 | 2;
  heading: Run[];
  dot?: boolean;
  text?: string | undefined;
  actions: readonly { href: string; label: string }[];
  /** Announced at once: only for an error. */
  alert?: boolean;
}

/** A message in place of a list or a page that is empty, missing or could not be read. */
export function Notice({ level, heading, dot, text, actions, alert }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="margins" role={alert ? 'alert' : undefined}>
      <div className={styles.notice}>
        <Heading className={level === 1 ? 'v6' : undefined}>
          <Phrase runs={heading} dot={dot} />
        </Heading>
        {text && <p className="lead">{text}</p>}
        {actions.map(({ href, label }) => (
          <Cta key={href} href={href} label={label} />
        ))}
      </div>
    </section>
  );
}
