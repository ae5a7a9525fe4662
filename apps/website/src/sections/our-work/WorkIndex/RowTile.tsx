import '../../../ui/scroll-motion.css';
import type { Slot } from '../../../model/work/work-rows.ts';
import type { ListedWorkTile } from '../../../model/work/work-tile.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { toSlotPicture } from './slot-pictures.ts';
import styles from './WorkIndex.module.css';

/** Slots without the effect Aperture. */
const SMALL: ReadonlySet<Slot> = new Set(['c', 's']);

interface RowTileProps {
  tile: ListedWorkTile;
  slot: Slot;
  seeMore: string;
}

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
