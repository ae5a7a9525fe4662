import type { Run } from '@agency/content/phrase';
import type { CaseStudyCard } from '../../../features/case-studies/case-study-page.ts';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { EmptyTile, WorkTile, workTiles } from '../../../ui/WorkTile.tsx';
import styles from './ExploreProjects.module.css';

interface ExploreProjectsProps {
  copy: { heading: Run[]; seeMore: string };
  /** `undefined` is a project without a card. */
  tiles: (CaseStudyCard | undefined)[];
}

/** Three case studies; below 1024 px two small ones and a wide one. */
export const ExploreProjects = ({ copy, tiles }: ExploreProjectsProps) => (
  <section className="section-end margins" aria-labelledby="projects" data-screen-only>
    <SectionHeading id="projects" runs={copy.heading} />
    <ul className={`${workTiles} ${styles.tiles}`}>
      {tiles.map((tile, index) => (
        <li key={tile?.href ?? index}>
          {tile ? (
            <WorkTile {...tile} {...(index === 2 && { narrow: 'wide' })} seeMore={copy.seeMore} />
          ) : (
            <EmptyTile narrow={index === 2 ? 'wide' : 'small'} />
          )}
        </li>
      ))}
    </ul>
  </section>
);
