import type { CaseStudyCard } from '../../../features/case-studies/case-study-page.ts';
import type { Slot } from '../../../features/case-studies/grid-rows.ts';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';

/**
 * A slot's picture: which variants it prefers, so that no wordmark is cut, and the CSS `sizes` of its place.
 * On a phone two thirds are stated: its screen is so dense that the eye cannot tell, and the bytes are halved.
 */
const PLACES: Record<Slot, { prefers: ('small' | 'image' | 'wide')[]; sizes: string }> = {
  c: { prefers: ['small', 'image'], sizes: '(width >= 768px) 15vw, 40vw' },
  s: { prefers: ['image', 'wide'], sizes: '(width >= 768px) 23vw, 64vw' },
  m: { prefers: ['image', 'wide'], sizes: '(width >= 768px) 31vw, 54vw' },
  n: { prefers: ['image', 'wide'], sizes: '(width >= 768px) 40vw, 64vw' },
  l: { prefers: ['small', 'wide', 'image'], sizes: '(width >= 768px) 54vw, 66vw' },
  x: { prefers: ['wide', 'image'], sizes: '(width >= 768px) 58vw, 66vw' },
  y: { prefers: ['wide', 'image'], sizes: '(width >= 768px) 65vw, 66vw' },
  g: { prefers: ['small', 'image'], sizes: '(width >= 768px) 66vw, 75vw' },
  w: { prefers: ['wide', 'image'], sizes: '(width >= 768px) 100vw, 66vw' },
};

/** A slot's picture and shape. Only a square without a wordmark may be a circle: its corners are cut away. */
export function toSlotPicture(
  tile: CaseStudyCard,
  slot: Slot,
): { image?: ResponsiveImage; shape: 'circle' | 'plate' } {
  const { prefers, sizes } = PLACES[slot];
  const variant = prefers.find((name) => tile[name] !== undefined);
  const image = variant && tile[variant];
  const isRound = (slot === 'c' || slot === 'g') && (variant === 'small' || image === undefined);
  return { ...(image && { image: { ...image, sizes } }), shape: isRound ? 'circle' : 'plate' };
}
