import '../../../ui/scroll-motion.css';
import type { Run } from '@agency/content/phrase';
import { fillPlaceholders } from '@agency/content/placeholders';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './ClientNumbers.module.css';

interface ClientNumbersProps {
  heading: Run[];
  numbers: { times: number; label: string }[];
  /** Format of a multiplier; `{times}` is the number. */
  times: string;
}

function decideVolume(times: number) {
  if (times < 4) return 2;
  return times < 5 ? 4 : 6;
}

/** Discs whose diameters are the numbers. */
export const ClientNumbers = ({ heading, numbers, times }: ClientNumbersProps) => (
  <section className="section margins" aria-labelledby="numbers">
    <SectionHeading id="numbers" runs={heading} swells />
    <ul className={styles.row}>
      {numbers.map(({ times: number, label }) => (
        <li key={label} className={`${styles.number} wrap`} data-times={number}>
          <b className={`${styles.disc} round centred v${decideVolume(number)}`}>
            {fillPlaceholders(times, { times: number })}
          </b>{' '}
          <span className={`${styles.label} balanced`}>{label}</span>
        </li>
      ))}
    </ul>
  </section>
);
