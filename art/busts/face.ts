/**
 * The shape of a face; 1 is average unless stated otherwise. The middle of the head is the origin, the viewer
 * is at +z, the eyes lie at y = 0.06, the chin at -0.84, the crown at 0.95.
 */
export interface Face {
  /** Width of cheeks and temples. */
  width: number;
  jaw: number;
  chin: number;
  /** How much the brow's bone stands out. */
  brow: number;
  /** Volume of the cheeks. */
  cheek: number;
  nose: { length: number; width: number; bridge: number; tip: number };
  lips: number;
  mouth: number;
  /** How far the corners of the mouth rise, 0 to 1. */
  smile: number;
  /** How far the lips are apart over the teeth, 0 to 1. */
  teeth: number;
  /** Tilt is how much the outer corner is above the inner one, as a slope. */
  eye: { open: number; width: number; tilt: number };
  /** Darkness of the lashes, 0 to 1. */
  lash: number;
  /** Lift is 0 on average. */
  brows: { weight: number; arch: number; lift: number };
  /** Folds beside nose and eyes, 0 to 1. */
  age: number;
}

/** The values in which a face differs from the average. */
export type Traits = Partial<Omit<Face, 'nose' | 'eye' | 'brows'>> & {
  nose?: Partial<Face['nose']>;
  eye?: Partial<Face['eye']>;
  brows?: Partial<Face['brows']>;
};

/** The colour of a point on the skin. */
export type Paint = 'skin' | 'ink' | 'white' | 'iris' | 'lip';

/** A complete face from its differences. */
export function toFace({ nose, eye, brows, ...traits }: Traits): Face {
  return {
    width: 1,
    jaw: 1,
    chin: 1,
    brow: 1,
    cheek: 1,
    lips: 1,
    mouth: 1,
    smile: 0.6,
    teeth: 0,
    lash: 1,
    age: 0.3,
    ...traits,
    nose: { length: 1, width: 1, bridge: 1, tip: 1, ...nose },
    eye: { open: 1, width: 1, tilt: 0.06, ...eye },
    brows: { weight: 1, arch: 1, lift: 0, ...brows },
  };
}
