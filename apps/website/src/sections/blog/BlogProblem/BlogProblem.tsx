import { Cta } from '../../../ui/Cta.tsx';
import styles from './BlogProblem.module.css';

interface BlogProblemProps {
  title: string;
  text: string;
  action: { href: string; label: string };
  /** Whether it is announced at once: only for a failure. */
  alert: boolean;
}

/** What stands in an article's place when there is none. */
export function BlogProblem({ title, text, action, alert }: BlogProblemProps) {
  return (
    <section className={`${styles.problem} margins`} role={alert ? 'alert' : undefined}>
      <h1 className={`${styles.title} v6`}>{title}</h1>
      <p className={`${styles.text} lead`}>{text}</p>
      <Cta href={action.href} label={action.label} />
    </section>
  );
}
