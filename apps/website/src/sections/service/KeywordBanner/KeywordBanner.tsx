import { type Run, toPlainText } from '@agency/content/phrase';
import { Fragment, type ReactNode } from 'react';
import type { ServicePageName } from '../../../features/services/service-page.ts';
import { KEYWORD_SEPARATOR, toKeywordRows, toRepeats } from '../../../model/keyword-rows.ts';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './KeywordBanner.module.css';

interface KeywordBannerProps {
  /** Selects the measured rows. */
  page: ServicePageName;
  heading: Run[];
  keywords: string[];
  /** The pause button. */
  children: ReactNode;
}

export const KeywordBanner = ({ page, heading, keywords, children }: KeywordBannerProps) => (
  <section className={styles.section} id="keyword-banner" aria-labelledby="keywords">
    <div className={`${styles.head} ends margins`}>
      <SectionHeading id="keywords" runs={heading} dot={false} />
      {children}
    </div>
    <ul className="visually-hidden">
      {keywords.map((keyword) => (
        <li key={keyword}>{keyword}</li>
      ))}
    </ul>
    {/* biome-ignore-start lint/a11y: focus stops it and a keyboard scrolls it; it is a group of words, not of fields */}
    <div className={styles.rows} role="group" aria-label={toPlainText(heading)} tabIndex={0}>
      {toKeywordRows(keywords).map((row, index) => (
        <p
          key={row[0]}
          className={`${styles.row} ${index === 0 ? 'v1' : 'v6'} screen-only`}
          data-keyword-row={`${page}-${index}`}
          aria-hidden="true"
        >
          {toRepeats(row).map(({ key, keyword }) => (
            <Fragment key={key}>
              {keyword}
              <i>{KEYWORD_SEPARATOR}</i>
            </Fragment>
          ))}
        </p>
      ))}
    </div>
    {/* biome-ignore-end lint/a11y: see above */}
  </section>
);
