import '../../../ui/scroll-motion.css';
import type { CaseStudyCard } from '../../../features/case-studies/case-study-page.ts';
import type { Slot } from '../../../features/case-studies/grid-rows.ts';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './WorkIndex.module.css';

/**
 * Preferred variants, so that no wordmark is cut, and `sizes`. For phones it states two thirds of the width, which halves the
 * bytes and is not visible on their dense screens.
 */
const PLACES: Record<Slot, { prefers: ('small' | 'image' | 'wide')[]; sizes: string }> = {
  c: { prefers: ['small', 'image'], sizes: '(width >= 768px) 15vw, 40vw' },
  s: { prefers: ['image', 'wide'], sizes: '(width >= 768px) 23vw, 64vw' },
  m: { prefers: ['image', 'wide'], sizes: '(width >= 768px) 31vw, 54vw' },
  n: { prefers: ['image', 'wide'], sizes: '(width >= 768px) 40vw, 64vw' },
  l: { prefers: ['small', 'wide', 'image'], sizes: '(width >= 768px) 54vw, 66vw' },
  x: { prefers: ['wide', 'image'], sizes: '(width >= 768px) 58vw, 66vw' },
  y: { prefers: ['wide', 'image'], sizes: '(width >= 768px) 65vw, 66vw' },
  g: { prefers: ['small', 'image'], sizes: '(width >= 768px) 66vw, 74vw' },
  w: { prefers: ['wide', 'image'], sizes: '(width >= 768px) 100vw, 66vw' },
};

/** Only a square without a wordmark may be a circle, which cuts its corners. */
export function toSlotPicture(
  tile: CaseStudyCard,
  slot: Slot,
): { image?: ResponsiveImage; shape: 'circle' | 'rectangle' } {
  const { prefers, sizes } = PLACES[slot];
  const variant = prefers.find((name) => tile[name] !== undefined);
  const image = variant && tile[variant];
  const isRound = (slot === 'c' || slot === 'g') && (variant === 'small' || image === undefined);
  return { ...(image && { image: { ...image, sizes } }), shape: isRound ? 'circle' : 'rectangle' };
}

/** Slots without the effect Aperture. */
const SMALL: ReadonlySet<Slot> = new Set(['c', 's']);

interface RowTileProps {
  tile: CaseStudyCard;
  slot: Slot;
  seeMore: string;
  /** Whether it is in the first row, which is open from the start. */
  isOpen: boolean;
}

export function RowTile({ tile, slot, seeMore, isOpen }: RowTileProps) {
  const { image, shape } = toSlotPicture(tile, slot);
  return (
    <a className={`${styles.link} plain transition-source`} href={tile.href}>
      <span className={`${styles.plate} line frame`} data-plate={tile.id} data-shape={shape}>
        {image && (
          <Picture
            image={image}
            className={`${styles.picture} ${isOpen || SMALL.has(slot) ? '' : 'aperture'}`}
            transition="from"
          />
        )}
        <span className={`${styles.see} round centred screen-only`} aria-hidden="true">
          {seeMore}
        </span>
      </span>
      <span className={`${styles.caption} line breakable`}>
        <span className={styles.client} data-transition-from="title">
          {tile.client}
        </span>
        <span className={`${styles.about} line caption capital balanced`}>{tile.about}</span>
      </span>
    </a>
  );
}
