import type { PageContent } from '@agency/content/schemas/pages';
import { DotField } from '../../../ui/DotField.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import styles from './CareersHero.module.css';

interface CareersHeroProps {
  heading: PageContent<'careers'>['heading'];
  copy: PageContent<'careers'>['opening'];
}

/** `CareersHero.module.css` positions the link in the gap. */
const WIDE = { columns: 25, rows: 9, gap: { column: 15, row: 4, width: 5 } };
const TALL = { columns: 11, rows: 13, gap: { column: 3, row: 7, width: 6 } };

export const CareersHero = ({ heading, copy }: CareersHeroProps) => (
  <div className={`${styles.hero} margins`}>
    <PageHeading fit="careers" heading={heading} />
    <div className={styles.field}>
      <DotField {...WIDE} className="wide-only full mirrored" />
      <DotField {...TALL} className="narrow-only full mirrored" />
      <a className={`${styles.gap} one-line middle plain screen-only`} href="#join">
        <i className="centred" aria-hidden="true" />
        <span>{copy.gap}</span>
      </a>
    </div>
    <div className="columns">
      <p className={`${styles.lead} lead`}>{copy.lead}</p>
    </div>
  </div>
);
