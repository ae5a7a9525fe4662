import styles from './SkipLink.module.css';

/** The first stop of a keyboard: past the menu. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles.skip} href="#main">
      {label}
    </a>
  );
}
