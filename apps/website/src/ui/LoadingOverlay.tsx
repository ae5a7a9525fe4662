import { Dot } from './Dot.tsx';
import { DotRings } from './DotRings.tsx';
import styles from './LoadingOverlay.module.css';

/** Covers the page for 300 ms, until a circle has opened from the dot. */
export const LoadingOverlay = ({ name }: { name: string }) => (
  <div className={`${styles.overlay} on-ink`} aria-hidden="true">
    <span className={styles.logo}>
      <span className={styles.name}>{name}</span>
      <Dot>
        <DotRings className={styles.rings} count={12} decay={0.78} />
      </Dot>
    </span>
  </div>
);
