import type { Run } from '@agency/content/phrase';
import type { CaseStudyCard } from '../../../features/case-studies/case-study-page.ts';
import { Cta } from '../../../ui/Cta.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { EmptyTile, WorkTile, workTiles } from '../../../ui/WorkTile.tsx';
import styles from './ExploreProjects.module.css';

interface ExploreProjectsProps {
  copy: { heading: Run[]; seeMore: string };
  /** `undefined` is a project without a card. */
  tiles: (CaseStudyCard | undefined)[];
  /** To all projects of their kind. */
  more: { href: string; label: string };
  /** Beside its heading, at the end of a page. */
  isSmall?: boolean;
}

/** Three case studies; below 1024 px two small ones and a wide one. */
export const ExploreProjects = ({ copy, tiles, more, isSmall }: ExploreProjectsProps) => (
  <section
    className={`${styles.projects} screen-only section-end margins`}
    aria-labelledby="projects"
    data-small={isSmall}
  >
    <SectionHeading id="projects" runs={copy.heading} />
    <ul className={`${workTiles} ${styles.tiles}`}>
      {tiles.map((tile, index) => {
        const smallVariant = index === 2 ? 'wide' : 'small';
        return (
          <li key={tile?.href ?? index}>
            {tile ? (
              <WorkTile {...tile} smallVariant={smallVariant} seeMore={copy.seeMore} />
            ) : (
              <EmptyTile smallVariant={smallVariant} />
            )}
          </li>
        );
      })}
    </ul>
    <p className="more-link">
      <Cta {...more} />
    </p>
  </section>
);
