import '../../../ui/scroll-motion.css';
import type { Run } from '@agency/content/phrase';
import { fillPlaceholders } from '@agency/content/placeholders';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './ClientNumbers.module.css';
import { toNumberRows } from './number-rows.ts';

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
    {toNumberRows(numbers).map((row) => (
      <ul key={row.numbers[0]?.label} className={styles.row} data-rest={row.rest}>
        {row.numbers.map((number) => (
          <li key={number.label} className={styles.number} data-times={number.times}>
            <b className={`${styles.disc} v${decideVolume(number.times)}`}>
              {fillPlaceholders(times, { times: number.times })}
            </b>{' '}
            <span className={styles.label}>{number.label}</span>
          </li>
        ))}
      </ul>
    ))}
  </section>
);
