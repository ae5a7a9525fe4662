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

/** 'Our Pull Offs': each number beside as many dots; the third is one dot too big for the screen. */
export function PullOffs({ words, stats }: PullOffsProps) {
  const people = (
    <>
      <span className={styles.label}>{words.people}</span>
      <span className={`${styles.million} v6 swell`}>{words.peopleNumber}</span>
    </>
  );
  return (
    <section className="section-start" aria-labelledby="pull-offs">
      <div className="margins">
        <SectionHeading id="pull-offs" runs={words.heading} />
        <div className={`${styles.stat} columns`}>
          <p className={styles.words}>
            <span className={`${styles.number} v1`}>{words.countriesNumber}</span>
            <span className={styles.unit}>{words.countries}</span>
          </p>
          <DotPlot count={stats.countries} />
        </div>
        <div className={`${styles.stat} columns`}>
          <p className={styles.words}>
            <span className={`${styles.number} v4`}>{words.brandsNumber}</span>
            <span className={styles.unit}>{words.brands}</span>
          </p>
          <DotPlot count={stats.brands} />
        </div>
      </div>
      <Inversion className={styles.people} echo={<p>{people}</p>}>
        <p>{people}</p>
      </Inversion>
    </section>
  );
}
