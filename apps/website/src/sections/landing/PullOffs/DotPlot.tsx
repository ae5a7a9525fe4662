import '../../../ui/count-motion.css';
import styles from './PullOffs.module.css';

const PITCH = 54;
const RADIUS = 9;
/** Dots in the widest row. All plots have the same pitch, so that they compare. */
const WIDEST = 17;

export function DotPlot({ count }: { count: number }) {
  const rows = count > 20 ? 5 : 3;
  const columns = Math.min(Math.ceil(count / rows), WIDEST);
  const height = (Math.ceil(count / columns) - 1) * PITCH + 2 * RADIUS;
  const full = (WIDEST - 1) * PITCH + 2 * RADIUS;
  // One path of round caps needs fewer bytes than an element for each dot.
  const dots = Array.from({ length: count }, (_, index) => {
    const x = RADIUS + (index % columns) * PITCH;
    const y = RADIUS + Math.floor(index / columns) * PITCH;
    return `M${x},${y}h0`;
  });
  return (
    <svg
      className={`${styles.plot} count mirrored`}
      data-columns={columns}
      data-rows={Math.ceil(count / columns)}
      viewBox={`0 0 ${full} ${height}`}
      aria-hidden="true"
    >
      <path
        d={dots.join('')}
        stroke="currentColor"
        strokeWidth={2 * RADIUS}
        strokeLinecap="round"
      />
    </svg>
  );
}
