import type { Run } from '../../../model/phrase.ts';
import { Cta } from '../../../ui/Cta.tsx';
import { Phrase } from '../../../ui/Phrase.tsx';
import styles from './BlogsState.module.css';

interface BlogsStateProps {
  /** Whether it is announced at once: only for a failure. */
  alert?: boolean;
  heading: Run[];
  /** A failure ends with the sentence's own full stop, not with the dot. */
  dot?: boolean;
  text: string;
  action: { href: string; label: string };
}

/** What stands in the list's place when there is none: nothing found, or nothing fetched. */
export function BlogsState({ alert, heading, dot, text, action }: BlogsStateProps) {
  return (
    <section className="margins" role={alert ? 'alert' : undefined}>
      <div className={styles.state}>
        <h2 className={styles.heading}>
          <Phrase runs={heading} dot={dot} />
        </h2>
        <p className={`${styles.text} lead`}>{text}</p>
        <Cta href={action.href} label={action.label} />
      </div>
    </section>
  );
}
