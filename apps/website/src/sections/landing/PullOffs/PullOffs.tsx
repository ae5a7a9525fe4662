import '../../../ui/count-motion.css';
import type { Brand } from '@agency/brand/brand';
import type { PageContent } from '@agency/content/schemas/pages';
import { toDotPath } from '../../../ui/DotField.tsx';
import { Inversion } from '../../../ui/Inversion.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './PullOffs.module.css';

const PITCH = 54;
const RADIUS = 9;
/** Dots in the widest row. All plots have the same pitch, so that they compare. Also in `PullOffs.module.css`. */
const WIDEST = 17;

function DotPlot({ count }: { count: number }) {
  const rows = count > 20 ? 5 : 3;
  const columns = Math.min(Math.ceil(count / rows), WIDEST);
  const height = (Math.ceil(count / columns) - 1) * PITCH + 2 * RADIUS;
  const full = (WIDEST - 1) * PITCH + 2 * RADIUS;
  const dots = Array.from({ length: count }, (_, index) => ({
    x: RADIUS + (index % columns) * PITCH,
    y: RADIUS + Math.floor(index / columns) * PITCH,
  }));
  return (
    <svg
      className={`${styles.plot} count across mirrored`}
      data-columns={columns}
      data-rows={Math.ceil(count / columns)}
      viewBox={`0 0 ${full} ${height}`}
      aria-hidden="true"
    >
      <path
        d={toDotPath(dots)}
        stroke="currentColor"
        strokeWidth={2 * RADIUS}
        strokeLinecap="round"
      />
    </svg>
  );
}

interface PullOffsProps {
  copy: PageContent<'landing'>['pullOffs'];
  stats: Brand['stats'];
}

export function PullOffs({ copy, stats }: PullOffsProps) {
  const plots = [
    { number: copy.countriesNumber, volume: 1, unit: copy.countries, count: stats.countries },
    { number: copy.brandsNumber, volume: 4, unit: copy.brands, count: stats.brands },
  ];
  return (
    <section className="section-start" aria-labelledby="pull-offs">
      <div className="margins">
        <SectionHeading id="pull-offs" runs={copy.heading} />
        {plots.map(({ number, volume, unit, count }) => (
          <div key={volume} className={`${styles.stat} top ruled-above columns`}>
            <p className={`${styles.copy} vertical`}>
              <span className={`${styles.number} hung v${volume}`}>{number}</span>
              <span className={styles.unit}>{unit}</span>
            </p>
            <DotPlot count={count} />
          </div>
        ))}
      </div>
      <Inversion className={`${styles.people} on-ink`}>
        <p className="vertical">
          <span className={`${styles.label} size-3`}>{copy.people}</span>
          <span className={`${styles.million} one-line hung v6 swell`}>{copy.peopleNumber}</span>
        </p>
      </Inversion>
    </section>
  );
}
