import styles from './PlayDot.module.css';

/** The dot that plays a film, in the middle of its button; the circles around it answer to the pointer. */
export const PlayDot = () => (
  <span className={styles.dot} aria-hidden="true">
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M2 0l17 10L2 20z" />
    </svg>
  </span>
);
