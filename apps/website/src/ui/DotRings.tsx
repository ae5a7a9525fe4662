import './scroll-motion.css';
import styles from './DotRings.module.css';
import { Rings, type RingsProps } from './Rings.tsx';

interface DotRingsProps extends Pick<RingsProps, 'count' | 'decay'> {
  /** Class that sets their size, `--rings`, if no element around them does. */
  className?: string;
  /** Whether they are seen below the baseline only, and behind the words. */
  horizon?: boolean;
  /** Whether they grow with the scroll. */
  carries?: boolean;
}

/** The arcs a dot sends out, around its centre. To be set into a `Dot`. */
export function DotRings({ className = '', horizon, carries, count, decay }: DotRingsProps) {
  return (
    <span className={`${styles.rings} ${className}`} data-horizon={horizon}>
      <svg
        className={carries ? 'carry' : undefined}
        viewBox="-500 -500 1000 1000"
        aria-hidden="true"
      >
        <Rings first={38} pitch={40} count={count} stroke={19} decay={decay} />
      </svg>
    </span>
  );
}
