import styles from './TrapField.module.css';

/** A field that only programs see and fill in. */
export function TrapField({ label }: { label: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {label}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
