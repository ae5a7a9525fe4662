import { fillPlaceholders } from '@agency/content/placeholders';
import type { PageContent } from '@agency/content/schemas/pages';
import { useState } from 'react';
import styles from './ShowMore.module.css';

/** Scroll position after a toggle, px (docs/product.md, section 4). */
const SCROLL_OFFSET = 220;

interface ShowMoreProps {
  copy: PageContent<'our-work'>['toggle'];
  /** Number of collapsed cards. */
  few: number;
  total: number;
}

/** Toggles the grid and announces how many are shown. */
export function ShowMore({ copy, few, total }: ShowMoreProps) {
  const [expanded, setExpanded] = useState(false);

  function toggle() {
    document.getElementById('work-index')?.toggleAttribute('data-expanded', !expanded);
    setExpanded(!expanded);
    scrollTo({ top: SCROLL_OFFSET });
  }

  return (
    <div className={`${styles.more} ruled-above screen-only`}>
      <button className="round ringed" type="button" aria-expanded={expanded} onClick={toggle}>
        <span>{expanded ? copy.back : copy.more}</span>
      </button>
      <p className="size-3" aria-live="polite" aria-atomic="true">
        <span className="v6">
          {fillPlaceholders(copy.shown, { shown: expanded ? total : few })}
        </span>{' '}
        <span className="v1">{fillPlaceholders(copy.of, { total })}</span>
      </p>
    </div>
  );
}
