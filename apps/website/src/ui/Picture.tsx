import { type Focus, toFocusPosition } from '@agency/contracts';
import { toCropName } from '../features/case-studies/crop-name.ts';
import { MOBILE, type ResponsiveImage } from '../model/responsive-image.ts';
import styles from './Picture.module.css';

interface PictureProps {
  image: ResponsiveImage;
  className?: string;
  /** Above the fold: loaded first, never lazily. */
  priority?: boolean;
  /** In the page transition (docs/website.md): the card that is clicked, or the banner that opens. */
  transition?: 'from' | 'to';
  /** Variant for smaller screens; without a size if the frame decides the shape. */
  mobile?:
    | {
        media: string;
        image: Omit<ResponsiveImage, 'width' | 'height'> & Partial<ResponsiveImage>;
      }
    | undefined;
}

function toFocusName(focus: Focus | undefined): string {
  const { x, y } = focus ? toFocusPosition(focus) : { x: 50, y: 50 };
  return `${x} ${y}`;
}

/** The attributes for which `model/page-rules.ts` writes rules. A detail has a position of its own. */
function toFocusNames({ image: { crop, focus }, mobile }: PictureProps) {
  const mobileFocus = mobile?.media === MOBILE ? mobile.image.focus : focus;
  if (crop || !(focus || mobileFocus)) return undefined;
  return {
    'data-focus': toFocusName(focus),
    'data-mobile-focus': mobileFocus === focus ? undefined : toFocusName(mobileFocus),
  };
}

/** A picture that causes no layout shift. */
export const Picture = ({
  image,
  className,
  priority = false,
  transition,
  mobile,
}: PictureProps) => (
  <span
    className={[styles.picture, className].filter(Boolean).join(' ')}
    {...toFocusNames({ image, mobile })}
    data-crop={image.crop && toCropName(image.crop)}
    data-transition-from={transition === 'from' ? 'picture' : undefined}
    data-transition-to={transition === 'to' ? 'picture' : undefined}
  >
    {image.placeholder && (
      <picture>
        {/* Only a priority picture has a placeholder for each shape, because placeholders delay the first paint. */}
        {priority && mobile?.image.placeholder && (
          <source media={mobile.media} srcSet={mobile.image.placeholder} />
        )}
        <img
          src={image.placeholder}
          alt=""
          width={image.width}
          height={image.height}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
        />
      </picture>
    )}
    <picture>
      {mobile && (
        <source
          media={mobile.media}
          srcSet={mobile.image.srcSet ?? mobile.image.src}
          sizes={mobile.image.sizes}
          width={mobile.image.width}
          height={mobile.image.height}
        />
      )}
      <img
        src={image.src}
        srcSet={image.srcSet}
        sizes={image.sizes}
        width={image.width}
        height={image.height}
        alt={image.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  </span>
);
