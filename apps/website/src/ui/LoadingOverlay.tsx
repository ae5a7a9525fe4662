import { Dot } from './Dot.tsx';
import styles from './LoadingOverlay.module.css';
import { Rings } from './Rings.tsx';

/** 300 ms over a page that is already there: the dot finds the word, the word gets louder, the dot opens on the page. */
export function LoadingOverlay({ name }: { name: string }) {
  return (
    <div className={`${styles.overlay} on-ink`} aria-hidden="true">
      <span className={styles.logo}>
        <span className={styles.name}>{name}</span>
        <Dot>
          <svg className={styles.rings} viewBox="-500 -500 1000 1000" aria-hidden="true">
            <Rings first={38} pitch={40} count={12} stroke={19} decay={0.78} />
          </svg>
        </Dot>
      </span>
    </div>
  );
}
