import type { Run } from '@agency/content/phrase';
import { Rings } from '../../../ui/Rings.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './SuccessSigns.module.css';

interface SuccessSignsProps {
  heading: Run[];
  points: { lead: string; text: string }[];
}

const DOT = 12;
const PITCH = 11.5;

/** Each card has one ring more than the last. */
export function SuccessSigns({ heading, points }: SuccessSignsProps) {
  const reach = DOT + PITCH * points.length + 3;
  return (
    <section className="section margins on-mist" aria-labelledby="signs">
      <SectionHeading id="signs" runs={heading} />
      <ul className="cards">
        {points.map(({ lead, text }, index) => {
          // Aligns the outermost ring with the text.
          const left = DOT + PITCH * (index + 1) + 2;
          return (
            <li key={lead} className={styles.card}>
              <svg
                className={`${styles.rings} mirrored`}
                viewBox={`${-left} ${-reach} ${2 * reach} ${2 * reach}`}
                aria-hidden="true"
              >
                <circle r={DOT} fill="currentColor" />
                <Rings
                  first={DOT + PITCH}
                  pitch={PITCH}
                  count={index + 1}
                  stroke={5.3}
                  decay={0.78}
                />
              </svg>
              <div>
                <h3>{lead}</h3>
                <p className="small">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
