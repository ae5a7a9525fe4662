import type { PageContent } from '@agency/content/schemas/pages';
import type { CaseStudyCard } from '../../../features/case-studies/case-study-page.ts';
import { Cta } from '../../../ui/Cta.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { WorkTile } from '../../../ui/WorkTile.tsx';
import styles from './OurWork.module.css';

interface OurWorkProps {
  words: PageContent<'landing'>['work'];
  tiles: CaseStudyCard[];
}

/** 'Our Work': six case studies, three in a row, two on a phone. */
export function OurWork({ words, tiles }: OurWorkProps) {
  return (
    <section className={`${styles.work} margins`} aria-labelledby="work">
      <SectionHeading id="work" runs={words.heading} />
      <ul className={styles.grid}>
        {tiles.map((tile) => (
          <li key={tile.href}>
            <WorkTile {...tile} seeMore={words.seeMore} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Cta {...words.more} />
      </p>
    </section>
  );
}
