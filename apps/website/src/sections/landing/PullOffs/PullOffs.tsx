import type { Brand } from '@agency/brand/brand';
import type { PageContent } from '@agency/content/schemas/pages';
import { Inversion } from '../../../ui/Inversion.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { DotPlot } from './DotPlot.tsx';
import styles from './PullOffs.module.css';

interface PullOffsProps {
  words: PageContent<'landing'>['pullOffs'];
  stats: Brand['stats'];
}

export function PullOffs({ words, stats }: PullOffsProps) {
  const plots = [
    { number: words.countriesNumber, volume: 1, unit: words.countries, count: stats.countries },
    { number: words.brandsNumber, volume: 4, unit: words.brands, count: stats.brands },
  ];
  return (
    <section className="section-start" aria-labelledby="pull-offs">
      <div className="margins">
        <SectionHeading id="pull-offs" runs={words.heading} />
        {plots.map(({ number, volume, unit, count }) => (
          <div key={volume} className={`${styles.stat} columns`}>
            <p className={styles.words}>
              <span className={`${styles.number} v${volume}`}>{number}</span>
              <span className={styles.unit}>{unit}</span>
            </p>
            <DotPlot count={count} />
          </div>
        ))}
      </div>
      <Inversion className={styles.people}>
        <p>
          <span className={styles.label}>{words.people}</span>
          <span className={`${styles.million} v6 swell`}>{words.peopleNumber}</span>
        </p>
      </Inversion>
    </section>
  );
}
