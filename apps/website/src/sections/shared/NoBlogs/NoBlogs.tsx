import type { Run } from '@agency/content/phrase';
import { Cta } from '../../../ui/Cta.tsx';
import { Phrase } from '../../../ui/Phrase.tsx';
import styles from './NoBlogs.module.css';

interface NoBlogsProps {
  level: 1 | 2;
  heading: Run[];
  dot?: boolean;
  text?: string | undefined;
  actions: readonly { href: string; label: string }[];
  /** Announced at once: only for an error. */
  alert?: boolean;
}

/** Replaces an article or the list if none is found or the request fails. */
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
