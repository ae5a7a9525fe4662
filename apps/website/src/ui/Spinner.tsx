import styles from './Spinner.module.css';

/** The dot speaks while something is fetched; hidden until `islands/loading.island.ts` shows it. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={`${styles.frame} measure`} role="status" data-spinner hidden>
      <div className={styles.spinner} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <p className={`${styles.label} v1`}>{label}</p>
    </div>
  );
}
