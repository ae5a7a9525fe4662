import styles from './SendButton.module.css';

/** The submit button: a large dot with two rings, black while the form is sent. */
export function SendButton({ label, busy = false }: { label: string; busy?: boolean }) {
  return (
    <button
      className={`${styles.send} round ringed balanced`}
      type="submit"
      disabled={busy}
      aria-busy={busy || undefined}
    >
      {label}
    </button>
  );
}
