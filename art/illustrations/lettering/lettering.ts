/** A word as an outline. Lengths are in thousandths of an em; y grows downwards from the baseline. */
export interface Outline {
  path: string;
  /** What the ink covers. */
  box: { x: number; y: number; width: number; height: number };
  /** Its lower edge: the baseline, or that of its second line. Descenders are below. */
  foot: number;
  /** Area of the ink. */
  ink: number;
  colour: string;
  /** Whether it stands among other logos. */
  logo: boolean;
}

/** The frame every logo is centred in. */
export const LOGO_FRAME = { width: 240, height: 72 } as const;
/** The size of a logo of medium density: its height counted twice, plus its width. */
const LOGO_SIZE = 49;
const MIDDLING_DENSITY = 0.38;
const LONGEST_LOGO = 204;

/**
 * How much a logo is scaled so that it looks as large as the others, and where it goes in the frame. Logos beside
 * each other stand on one line, so what hangs below it neither counts nor moves them.
 */
export function toLogoFrame({ box, foot, ink }: Outline): { scale: number; x: number; y: number } {
  const height = foot - box.y;
  const weight = (ink / (box.width * height) / MIDDLING_DENSITY) ** 0.14;
  const scale = Math.min(
    LOGO_SIZE / (Math.cbrt(box.width * height * height) * weight),
    LONGEST_LOGO / box.width,
    (LOGO_FRAME.height - 20) / box.height,
  );
  return {
    scale,
    x: LOGO_FRAME.width / 2 - (box.x + box.width / 2) * scale,
    y: LOGO_FRAME.height / 2 - (box.y + height / 2) * scale,
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
