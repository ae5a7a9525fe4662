import styles from './Spinner.module.css';

/** Hidden until `loading.island.ts` shows it. */
export const Spinner = ({ label }: { label: string }) => (
  <div className={`${styles.frame} screen-only margins`} id="blogs-loading" role="status" hidden>
    <div className={`${styles.spinner} bullet centred`} aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
    <p className={`${styles.label} v1`}>{label}</p>
  </div>
);
