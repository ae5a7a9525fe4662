import './scroll-motion.css';
import styles from './DotRings.module.css';
import { Rings, type RingsProps } from './Rings.tsx';

interface DotRingsProps extends Pick<RingsProps, 'count' | 'decay'> {
  /** Sets their size, `--rings`, unless an ancestor does. */
  className?: string;
  /** Shown below the baseline only, behind the text. */
  horizon?: boolean;
  /** Has the effect Carry. */
  carries?: boolean;
}

/** Rings around a dot, as a child of `Dot`. */
export const DotRings = ({ className = '', horizon, carries, count, decay }: DotRingsProps) => (
  <span className={`${styles.rings} ${className}`} data-horizon={horizon}>
    <svg className={carries ? 'carry' : undefined} viewBox="-500 -500 1000 1000" aria-hidden="true">
      <Rings first={38} pitch={40} count={count} stroke={19} decay={decay} />
    </svg>
  </span>
);
