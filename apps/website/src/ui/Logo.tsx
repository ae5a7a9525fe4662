import { Dot } from './Dot.tsx';
import styles from './Logo.module.css';

/** The wordmark with its dot: a link home. */
export function Logo({ name, label }: { name: string; label: string }) {
  return (
    <a className={styles.logo} href="/" aria-label={label}>
      {name}
      <Dot />
    </a>
  );
}
