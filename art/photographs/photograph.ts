import { svg } from '../draw/svg.ts';
import { getPrintSize, type PrintsOf, type SceneName } from './scenes.ts';

/** A flat drawing, from its top left corner. */
type Print = (width: number, height: number) => string;

/** The floor and the material of the set; `studio/materials.py` defines the surfaces. */
export type Ground =
  | 'plaster'
  | 'concrete'
  | 'linen'
  | 'paper'
  | 'felt'
  | 'wood'
  | 'stone'
  | 'marble'
  | 'sand'
  | 'lacquer'
  | 'smooth';

/** How a set is lit; see `Light` in `studio/light.py`. */
export interface Light {
  /** A hard sun, a studio's soft box, or a dark room with light along the edges. */
  mood: 'sun' | 'softbox' | 'rim';
  /** Where the key comes from, degrees: 0 right, 90 behind, 180 left, 270 in front. */
  azimuth?: number;
  /** Degrees above the horizon. */
  height?: number;
  /** The shadow pattern over the set (sun only). */
  gobo?: 'none' | 'fronds' | 'leaves' | 'window' | 'blinds';
  /** Colour of the key. */
  colour?: string;
  /** Colour of the light from everywhere. */
  sky?: string;
  /** Multiplies the key. */
  strength?: number;
  /** Multiplies everything that fills the shadows. */
  ambience?: number;
}

/** The colour grading of a picture; see `grade` in `studio/develop.py`. */
export interface Development {
  /** In stops. */
  exposure?: number;
  warmth?: number;
  tint?: number;
  contrast?: number;
  saturation?: number;
  vignette?: number;
  bloom?: number;
}

/** One photograph of a client's things. No two of them share scene, mood and camera. */
export interface Shot<Scene extends SceneName = SceneName> {
  scene: Scene;
  /** A square close-up of a scene that another shot of the client shows whole. */
  close?: boolean;
  /** From edge to edge of its page. */
  wide?: boolean;
  /** One of the scene's cameras. */
  camera: string;
  light: Light;
  ground: Ground;
  /** By the names the scene's own documentation gives. */
  colours: Record<string, string>;
  prints: PrintsOf<Scene, Print>;
  develop?: Development;
}

/** The input of `studio/shoot.py` and `studio/develop.py`, without file paths. */
export interface PhotographPlan {
  scene: SceneName;
  camera: string;
  light: Light;
  ground: Ground;
  colours: Record<string, string>;
  develop: Development;
  /** Every print as a drawing of its own. */
  prints: readonly PrintPlan[];
}

export interface PrintPlan {
  name: string;
  width: number;
  height: number;
  /** Pixels of the print for one unit of the drawing. */
  density: number;
  draw: () => string;
}

/** The same scene from a camera that is close to it. */
export const closeUp = (of: Shot, camera: string, changes: Partial<Shot> = {}): Shot => ({
  ...of,
  ...changes,
  camera,
  close: true,
});

/** Makes TypeScript check a shot against its scene. */
export const shot = <Scene extends SceneName>(of: Shot<Scene>): Shot => of as unknown as Shot;

/** The input of the studio for a shot, with each print as a drawing of the size that its scene requires. */
export function photograph({ prints, develop = {}, close, wide, ...set }: Shot): PhotographPlan {
  const given = Object.entries(prints) as [string, Print][];
  return {
    ...set,
    develop,
    prints: given.map(([name, print]) => {
      const [width, height, density] = getPrintSize(set.scene, name);
      return { name, width, height, density, draw: () => svg(width, height, print(width, height)) };
    }),
  };
}
