/** A word as an outline. Lengths are in thousandths of an em; y grows downwards from the baseline. */
export interface Outline {
  path: string;
  /** What the ink covers. */
  box: { x: number; y: number; width: number; height: number };
  /** Area of the ink. */
  ink: number;
  colour: string;
  /** Whether it stands among other logos. */
  logo: boolean;
}

/** The frame every logo is centred in. */
export const LOGO_FRAME = { width: 240, height: 72 } as const;
/** Square root of the area a logo's box would have if its ink were of a middling weight. */
const LOGO_SIZE = 66;
const MIDDLING_DENSITY = 0.34;

/** How much a logo is scaled so that it looks as large as the others, and where it goes in the frame. */
export function toLogoFrame({ box, ink }: Outline): { scale: number; x: number; y: number } {
  const area = box.width * box.height;
  const weight = (ink / area / MIDDLING_DENSITY) ** 0.22;
  const scale = Math.min(
    LOGO_SIZE / (Math.sqrt(area) * weight),
    (LOGO_FRAME.width - 16) / box.width,
    (LOGO_FRAME.height - 20) / box.height,
  );
  return {
    scale,
    x: LOGO_FRAME.width / 2 - (box.x + box.width / 2) * scale,
    y: LOGO_FRAME.height / 2 - (box.y + box.height / 2) * scale,
  };
}

/** The drawn word as an SVG file: a logo in its frame, any other word as large as its ink. */
export function toLetteringSvg(outline: Outline): string {
  const { path, box, colour, logo } = outline;
  if (!logo) {
    const { x, y, width, height } = box;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"><path fill="${colour}" d="${path}"/></svg>`;
  }
  const { width, height } = LOGO_FRAME;
  const { scale, x, y } = toLogoFrame(outline);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${colour}" transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)})" d="${path}"/></svg>`;
}
