import { MOBILE, type ResponsiveImage } from '../model/responsive-image.ts';

interface DrawingProps {
  image: Pick<ResponsiveImage, 'src' | 'width' | 'height' | 'alt'>;
  className?: string;
  /** Replaces the image below 768 px. */
  mobile?: ResponsiveImage;
  /** Above the fold: not lazy. */
  eager?: boolean;
  /** For styles that depend on the score. */
  score?: string;
}

/** An illustration or a logo in one size, shown whole, without a placeholder. Photographs are a `Picture`, which crops. */
export function Drawing({ image, mobile, className, eager = false, score }: DrawingProps) {
  const img = (
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
  if (!mobile) return img;
  const { src, width, height } = mobile;
  return (
    <picture>
      <source media={MOBILE} srcSet={src} width={width} height={height} />
      {img}
    </picture>
  );
}
