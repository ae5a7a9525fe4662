import { HONEYPOT_FIELD } from '@agency/contracts';
import styles from './HoneypotField.module.css';

/** A field that only programs see and fill in. */
export function HoneypotField({ label }: { label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {label}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
