import type { Digits } from '@agency/content/languages';
import { toDigits } from '@agency/content/placeholders';
import type { PageContent } from '@agency/content/schemas/pages';
import type { CategoryFilter } from '../../../features/case-studies/case-study.ts';
import { Cta } from '../../../ui/Cta.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import styles from './WorkHero.module.css';

interface WorkHeroProps {
  heading: PageContent<'our-work'>['heading'];
  copy: PageContent<'our-work'>['filter'];
  filters: CategoryFilter[];
  /** All by default. */
  current?: CategoryFilter['category'];
  /** The page of the service that the current filter shows. */
  service?: { href: string; label: string } | undefined;
  /** Path of the page without a filter. */
  path: string;
  digits: Digits;
}

/** Filters are links, so that Back works without script. A dot's area is its count. */
export const WorkHero = ({
  heading,
  copy,
  filters,
  current,
  service,
  path,
  digits,
}: WorkHeroProps) => (
  <section className={`${styles.hero} margins`}>
    <PageHeading fit="our-work" heading={heading} />
    <nav className={styles.filter} aria-label={copy.label}>
      <ul className="wrap">
        {filters.map(({ category, count, diameter }) => (
          <li key={category ?? 'all'}>
            <a
              href={category ? `${path}?category=${category}` : path}
              aria-current={category === current ? 'page' : undefined}
            >
              <span className={styles.dot}>
                <svg width={diameter} height={diameter} viewBox="0 0 44 44" aria-hidden="true">
                  <circle cx="22" cy="22" r="21" vectorEffect="non-scaling-stroke" />
                </svg>
              </span>
              <span className={styles.label}>
                {copy[category ?? 'all']} <sup>{toDigits(count, digits)}</sup>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {service && (
      <p className="more-link">
        <Cta {...service} />
      </p>
    )}
  </section>
);
