import type { PageContent } from '@agency/content/schemas/pages';
import type { CaseStudyCard } from '../../../features/case-studies/case-study-page.ts';
import { Cta } from '../../../ui/Cta.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { WorkTile, workTiles } from '../../../ui/WorkTile.tsx';

interface OurWorkProps {
  copy: PageContent<'landing'>['work'];
  tiles: CaseStudyCard[];
}

export const OurWork = ({ copy, tiles }: OurWorkProps) => (
  <section className="section margins" aria-labelledby="work">
    <SectionHeading id="work" runs={copy.heading} />
    <ul className={workTiles}>
      {tiles.map((tile) => (
        <li key={tile.href}>
          <WorkTile {...tile} seeMore={copy.seeMore} />
        </li>
      ))}
    </ul>
    <p className="more-link">
      <Cta {...copy.more} />
    </p>
  </section>
);
