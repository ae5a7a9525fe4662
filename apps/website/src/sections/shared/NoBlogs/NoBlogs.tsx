import type { Run } from '@agency/content/phrase';
import { Cta } from '../../../ui/Cta.tsx';
import { Phrase } from '../../../ui/Phrase.tsx';
import styles from './NoBlogs.module.css';

interface NoBlogsProps {
  /** 1 when nothing else is on the page. */
  level: 1 | 2;
  heading: Run[];
  /** A failure ends with the sentence's own full stop, not with the dot. */
  dot?: boolean;
  text?: string | undefined;
  /** Ways on, the likeliest first. */
  actions: readonly { href: string; label: string }[];
  /** Whether it is announced at once: only for a failure. */
  alert?: boolean;
}

/** What stands in the place of an article or of the list when there is none: nothing found, or nothing fetched. */
export function NoBlogs({ level, heading, dot, text, actions, alert }: NoBlogsProps) {
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
