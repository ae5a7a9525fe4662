import './scroll-motion.css';
import type { CaseStudyCard } from '../features/case-studies/case-study-page.ts';
import { Picture } from './Picture.tsx';
import styles from './WorkTile.module.css';

export const workTiles = styles.tiles;

interface Props extends CaseStudyCard {
  /** The variant below 1024 px. */
  smallVariant?: 'small' | 'wide';
  /** Label of the dot that opens over the picture. */
  seeMore: string;
}

/** Replaces a case study without a card. */
export const EmptyTile = ({ smallVariant }: Pick<Props, 'smallVariant'>) => (
  <div className={`${styles.plate} frame`} data-small-variant={smallVariant} data-empty="" />
);

export function WorkTile(props: Props) {
  const { href, client, about, id, image, smallVariant, seeMore } = props;
  const variant = smallVariant && props[smallVariant];
  return (
    <a className={`${styles.tile} line plain transition-source`} href={href}>
      <figure className={`${styles.plate} frame`} data-plate={id} data-small-variant={smallVariant}>
        {image && (
          <Picture
            image={image}
            className={`${styles.picture} aperture`}
            transition="from"
            mobile={variant && { media: '(width < 1024px)', image: variant }}
          />
        )}
        <span className={`${styles.more} loud round centred`} aria-hidden="true">
          {seeMore}
        </span>
      </figure>
      <span className={`${styles.caption} breakable`}>
        <span className={styles.client} data-transition-from="title">
          {client}
        </span>
        <i className={`${styles.dot} round screen-only`} aria-hidden="true" />
        <span className={`${styles.about} caption capital`}>{about}</span>
      </span>
    </a>
  );
}
