import styles from './PlayDot.module.css';

export const PlayDot = () => (
  <span className={`${styles.dot} round ringed centred`} aria-hidden="true">
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M2 0l17 10L2 20z" />
    </svg>
  </span>
);
