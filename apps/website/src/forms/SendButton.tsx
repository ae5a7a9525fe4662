import styles from './SendButton.module.css';

/** The button that sends: a large dot with two rings; black while it is sending. */
export function SendButton({ label, busy = false }: { label: string; busy?: boolean }) {
  return (
    <button className={styles.send} type="submit" disabled={busy} aria-busy={busy || undefined}>
      {label}
    </button>
  );
}
