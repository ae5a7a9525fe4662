import type { PageContent } from '@agency/content/schemas/pages';
import { Dot } from '../../../ui/Dot.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { LinkList } from '../../shared/LinkList/LinkList.tsx';
import { SearchField } from '../../shared/SearchField/SearchField.tsx';
import styles from './NotFound.module.css';
import { narrowTrail, type TrailRing, toTrailRings, wideTrail } from './trail.ts';

function Trail({ rings, className }: { rings: TrailRing[]; className?: string }) {
  return (
    <svg
      className={`${styles.trail} ${className} mirrored`}
      viewBox="-1000 -1000 2000 2000"
      aria-hidden="true"
    >
      {rings.map(({ x, y, r, stroke }) => (
        <circle
          key={x}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={r.toFixed(1)}
          fill="none"
          stroke="currentColor"
          strokeWidth={stroke.toFixed(1)}
        />
      ))}
    </svg>
  );
}

interface NotFoundProps {
  words: PageContent<'not-found'>;
  field: PageContent<'search'>['field'];
  search: string;
  /** Suggested pages, best first. */
  near?: { href: string; title: string }[];
}

/** 'Oops!': the dot bounces out of the heading and becomes the full stop of the link home. */
export function NotFound({ words, field, search, near = [] }: NotFoundProps) {
  return (
    <>
      <section className={`${styles.lost} margins`}>
        <PageHeading page="not-found" heading={words.heading} label={words.label} />
        <div className={styles.text}>
          <p className={`${styles.code} v1`}>{words.code}</p>
          <p className="lead">{words.text}</p>
        </div>
        <a className={`${styles.home} v6`} href={words.home.href}>
          {words.home.label}
          <Dot>
            <Trail
              className={styles.wide}
              rings={toTrailRings(wideTrail, { r: 8.5, stroke: 3.8 })}
            />
            <Trail
              className={styles.narrow}
              rings={toTrailRings(narrowTrail, { r: 11.5, stroke: 7 })}
            />
          </Dot>
        </a>
      </section>
      <div className={`${styles.ways} margins`}>
        {near.length > 0 && (
          <nav aria-labelledby="near">
            <h2 className={styles.near} id="near">
              {words.near}
            </h2>
            <LinkList links={near.map(({ href, title }) => ({ href, label: title }))} />
          </nav>
        )}
        <SearchField words={field} action={search} />
        <nav aria-label={words.elsewhere}>
          <LinkList links={words.links} />
        </nav>
      </div>
    </>
  );
}
