import type { ResponsiveImage } from '../model/responsive-image.ts';

interface DrawingProps {
  image: Pick<ResponsiveImage, 'src' | 'width' | 'height' | 'alt'>;
  className?: string;
  /** Part of the first view: loaded at once. */
  eager?: boolean;
  /** Which score it is, where the style of its place depends on it. */
  score?: string;
}

/** A picture in one size without a placeholder, as code draws them. Photographs are a `Picture`. */
export function Drawing({ image, className, eager = false, score }: DrawingProps) {
  return (
    <img
      className={className}
      data-score={score}
      src={image.src}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
