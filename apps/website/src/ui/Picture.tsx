import type { ResponsiveImage } from '../images/responsive-image.ts';
import styles from './Picture.module.css';

interface PictureProps {
  image: ResponsiveImage;
  className?: string;
  /** The one picture above the fold: loaded first, never lazily. */
  priority?: boolean;
}

/** A picture that cannot shift the page: its sources, sizes, dimensions and words come resolved together. */
export function Picture({ image, className, priority = false }: PictureProps) {
  return (
    <span className={`${styles.picture} ${className ?? ''}`}>
      {image.placeholder && (
        <img src={image.placeholder} alt="" width={image.width} height={image.height} />
      )}
      <img
        src={image.src}
        srcSet={image.srcSet}
        sizes={image.sizes}
        width={image.width}
        height={image.height}
        alt={image.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </span>
  );
}
