import sharp, { type Sharp, type SharpInput, type SharpOptions } from 'sharp';

/** Maximum size of a picture, in pixels; more than phones take by default. */
export const MAX_PIXELS = 50_000_000;

// Image decoders, HEIF and AVIF most of all, often have vulnerabilities. Only the accepted upload types are decoded.
// Writing AVIF is not affected.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});

/** Background of transparent pictures in formats without transparency. */
export const LIGHT_BACKGROUND = '#ffffff';

/**
 * sharp with a pixel limit that rejects broken files, however it is called. JPEG gets a white background, where sharp
 * would use black.
 */
export const guardedSharp: typeof sharp = Object.assign(
  (input?: SharpInput | SharpInput[] | SharpOptions, options?: SharpOptions) =>
    onLight(
      sharp(input as SharpInput, { ...options, limitInputPixels: MAX_PIXELS, failOn: 'error' }),
    ),
  sharp,
);

function onLight(image: Sharp): Sharp {
  const { clone, toFormat } = image;
  image.clone = () => onLight(clone.call(image));
  image.toFormat = (format, options) =>
    toFormat.call(
      format === 'jpeg' ? image.flatten({ background: LIGHT_BACKGROUND }) : image,
      format,
      options,
    );
  return image;
}
