import '../../../ui/scroll-motion.css';
import type { CaseStudyCard } from '../../../features/case-studies/case-study-page.ts';
import type { Slot } from '../../../features/case-studies/grid-rows.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { toSlotPicture } from './slot-pictures.ts';
import styles from './WorkIndex.module.css';

/** Places in rows of four and five, in which nothing opens: the louder tiles beside them do. */
const SMALL: ReadonlySet<Slot> = new Set(['c', 's']);

interface RowTileProps {
  tile: CaseStudyCard;
  slot: Slot;
  seeMore: string;
}

/** A case study in its place of a row; the caption's volume is the tile's size. */
export function RowTile({ tile, slot, seeMore }: RowTileProps) {
  const { image, shape } = toSlotPicture(tile, slot);
  return (
    <a className={`${styles.link} hand-over`} href={tile.href}>
      <span className={styles.plate} data-plate={tile.plate} data-shape={shape}>
        {image && (
          <Picture
            image={image}
            className={`${styles.picture} ${SMALL.has(slot) ? '' : 'aperture'}`}
            place="hand"
          />
        )}
        <span className={styles.see} aria-hidden="true">
          {seeMore}
        </span>
      </span>
      <span className={styles.caption}>
        <span className={styles.client} data-hand="title">
          {tile.client}
        </span>
        <span className={`${styles.about} capital`}>{tile.about}</span>
      </span>
    </a>
  );
}
