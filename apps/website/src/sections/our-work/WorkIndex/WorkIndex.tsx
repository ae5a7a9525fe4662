import type { ReactNode } from 'react';
import type { CaseStudyCard } from '../../../features/case-studies/case-study-page.ts';
import { ROWS_BEFORE_MORE, type Row } from '../../../features/case-studies/grid-rows.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { RowTile, toSlotPicture } from './RowTile.tsx';
import styles from './WorkIndex.module.css';

type WorkRow = Row<CaseStudyCard>;

/** Decorative: the next row, cut by the line of 'Show more'. */
const Peek = ({ row }: { row: WorkRow }) => (
  <div className={styles.peek} aria-hidden="true" inert>
    <div className={styles.row} data-pattern={row.pattern}>
      {row.items.map(({ slot, item }) => {
        const { image, shape } = toSlotPicture(item, slot);
        return (
          <div key={item.href} className={styles.tile} data-slot={slot}>
            <div className={`${styles.plate} frame`} data-plate={item.id} data-shape={shape}>
              {image && <Picture image={{ ...image, alt: '' }} className={styles.picture} />}
            </div>
          </div>
        );
      })}
    </div>
  </div>
);

interface RowsProps {
  rows: WorkRow[];
  className: string;
  seeMore: string;
  /** Whether 'Show more' reveals the rows after the third. */
  hasMore: boolean;
}

function Rows({ rows, className, seeMore, hasMore }: RowsProps) {
  const next = hasMore ? rows[ROWS_BEFORE_MORE] : undefined;
  return (
    <div className={className}>
      <ul className={styles.rows}>
        {rows.map(({ pattern, items }, index) => (
          <li
            key={items[0]?.item.href}
            className="offscreen"
            data-waits={(hasMore && index >= ROWS_BEFORE_MORE) || undefined}
          >
            <ul className={styles.row} data-pattern={pattern}>
              {items.map(({ slot, item }) => (
                <li key={item.href} className={styles.tile} data-slot={slot}>
                  <RowTile tile={item} slot={slot} seeMore={seeMore} isOpen={index === 0} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {next && <Peek row={next} />}
    </div>
  );
}

interface WorkIndexProps {
  label: string;
  seeMore: string;
  /** From 768 px. */
  wide: WorkRow[];
  /** Below 768 px, in another order. */
  narrow: WorkRow[];
  /** 'Show more'; without it all rows are shown. */
  children?: ReactNode;
}

/** Without script all rows are shown. */
export function WorkIndex({ label, seeMore, wide, narrow, children }: WorkIndexProps) {
  const hasMore = Boolean(children);
  return (
    <section id="work-index" className={`${styles.index} section-end margins`} aria-label={label}>
      <Rows rows={wide} className="wide-only" seeMore={seeMore} hasMore={hasMore} />
      <Rows
        rows={narrow}
        className={`${styles.narrow} narrow-only`}
        seeMore={seeMore}
        hasMore={hasMore}
      />
      {children}
    </section>
  );
}
