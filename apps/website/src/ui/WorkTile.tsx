import './scroll-motion.css';
import type { CaseStudyCard } from '../features/case-studies/case-study-page.ts';
import { Picture } from './Picture.tsx';
import styles from './WorkTile.module.css';

export const workTiles = styles.tiles;

interface Props extends CaseStudyCard {
  /** Variant below 1024 px. */
  narrow?: 'small' | 'wide';
  /** Label of the dot that opens over the picture. */
  seeMore: string;
}

/** Replaces a case study without a card. */
export const EmptyTile = ({ narrow }: Pick<Props, 'narrow'>) => (
  <div className={`${styles.plate} frame`} data-narrow={narrow} data-empty="" />
);

export function WorkTile(props: Props) {
  const { href, client, about, image, narrow, plate, seeMore } = props;
  const variant = narrow && props[narrow];
  return (
    <a className={`${styles.tile} transition-source`} href={href}>
      <figure className={`${styles.plate} frame`} data-plate={plate} data-narrow={narrow}>
        {image && (
          <Picture
            image={image}
            className={`${styles.picture} aperture`}
            transition="from"
            narrow={variant && { media: '(width < 1024px)', image: variant }}
          />
        )}
        <span className={`${styles.more} round centred`} aria-hidden="true">
          {seeMore}
        </span>
      </figure>
      <span className={styles.caption}>
        <span className={styles.client} data-transition-from="title">
          {client}
        </span>
        <i className={`${styles.dot} round screen-only`} aria-hidden="true" />
        <span className={`${styles.about} caption capital`}>{about}</span>
      </span>
    </a>
  );
}
