import type { PageContent } from '@agency/content/schemas/pages';
import { Dot } from '../../../ui/Dot.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import list from '../../shared/LinkList/LinkList.module.css';
import { LinkList } from '../../shared/LinkList/LinkList.tsx';
import { SearchField } from '../../shared/SearchField/SearchField.tsx';
import styles from './NotFound.module.css';

/** One bounce of the dot, backwards; lengths in tenths of a percent of the screen. */
interface Bounce {
  from: number;
  to: number;
  /** The last bounce is only the falling half of its arc. */
  height: number;
  rings: number;
  falling?: boolean;
}

/** From the end of 'Back to Home' back to the hole in the exclamation mark. */
const WIDE: Bounce[] = [
  { from: 0, to: 54.6, height: 29, rings: 5 },
  { from: 54.6, to: 163.8, height: 71, rings: 7 },
  { from: 163.8, to: 350, height: 147, rings: 9 },
  { from: 350, to: 390, height: 135, rings: 1, falling: true },
];
const NARROW: Bounce[] = [
  { from: 0, to: 39.8, height: 85, rings: 5 },
  { from: 39.8, to: 100.9, height: 220, rings: 6 },
  { from: 100.9, to: 140, height: 620, rings: 4, falling: true },
];

interface TrailProps {
  bounces: Bounce[];
  radius: number;
  stroke: number;
  className: string;
}

/** The older a ring, the larger and thinner. */
function Trail({ bounces, radius, stroke, className }: TrailProps) {
  const points = bounces.flatMap(({ from, to, height, rings, falling }) =>
    Array.from({ length: rings }, (_, index) => {
      const t = (index + 1) / rings;
      const rise = falling ? t ** 0.8 : 4 * t * (1 - t);
      return { x: from + (to - from) * t, y: -height * rise };
    }),
  );
  return (
    <svg
      className={`${styles.trail} behind ${className} mirrored`}
      viewBox="-1000 -1000 2000 2000"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {points.map(({ x, y }, index) => (
        <circle
          key={x}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={(radius * (1 + (index / points.length) * 3.2)).toFixed(1)}
          strokeWidth={(stroke * 0.35 ** (index / points.length)).toFixed(1)}
        />
      ))}
    </svg>
  );
}

interface NotFoundProps {
  copy: PageContent<'not-found'>;
  field: PageContent<'search'>['field'];
  search: string;
  /** Suggested pages, best first. */
  near?: { href: string; title: string }[];
}

/** 'Oops!': the dot bounces out of the heading and becomes the full stop of the link home. */
export const NotFound = ({ copy, field, search, near = [] }: NotFoundProps) => (
  <>
    <section className={`${styles.lost} frame margins`}>
      <PageHeading fit="not-found" heading={copy.heading} label={copy.label} />
      <div className={`${styles.text} stack`}>
        <p className="size-3 v1">{copy.code}</p>
        <p className="lead">{copy.text}</p>
      </div>
      <a className={`${styles.home} one-line hung v6 plain`} href={copy.home.href}>
        {copy.home.label}
        <Dot>
          <Trail className="wide-only" bounces={WIDE} radius={8.5} stroke={3.8} />
          <Trail className="narrow-only" bounces={NARROW} radius={11.5} stroke={7} />
        </Dot>
      </a>
    </section>
    <div className={`${styles.ways} stack margins`}>
      {near.length > 0 && (
        <nav aria-labelledby="near">
          <h2 className={`${list.heading} label`} id="near">
            {copy.near}
          </h2>
          <LinkList links={near.map(({ href, title }) => ({ href, label: title }))} />
        </nav>
      )}
      <SearchField copy={field} action={search} />
      <nav aria-label={copy.elsewhere}>
        <LinkList links={copy.links} />
      </nav>
    </div>
  </>
);
