import { Dot } from './Dot.tsx';
import { DotRings } from './DotRings.tsx';
import styles from './LoadingOverlay.module.css';

/** 300 ms over a page that is already there: the dot finds the word, the word gets louder, the dot opens on the page. */
export function LoadingOverlay({ name }: { name: string }) {
  return (
    <div className={`${styles.overlay} on-ink`} aria-hidden="true">
      <span className={styles.logo}>
        <span className={styles.name}>{name}</span>
        <Dot>
          <DotRings className={styles.rings} count={12} decay={0.78} />
        </Dot>
      </span>
    </div>
  );
}
