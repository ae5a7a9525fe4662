import { svg } from '../../draw/marks.ts';

/** A picture drawn by code: its frame, and its marks as SVG markup. */
export interface Scene {
  width: number;
  height: number;
  marks: string;
}

/** The scene as an SVG file. */
export function toSceneSvg({ width, height, marks }: Scene): string {
  return svg(width, height, marks);
}
