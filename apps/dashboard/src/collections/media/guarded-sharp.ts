import sharp, { type Sharp, type SharpInput, type SharpOptions } from 'sharp';

/** Largest picture that is decoded, in pixels: 50 megapixels, more than any phone takes by default. */
export const MAX_PIXELS = 50_000_000;

// Decoders are where image libraries break (HEIF and AVIF most of all): only the three types that may be
// uploaded are ever decoded. Writing AVIF is not affected.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});

/** What stands behind a transparent picture where a format has no transparency: pages are light. */
export const LIGHT_BACKGROUND = '#ffffff';

/**
 * sharp with a limit on pixels that refuses broken files, on whichever path it is called. A JPEG is written on a light background,
 * where sharp would put black.
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
