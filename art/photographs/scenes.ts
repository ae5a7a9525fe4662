/**
 * The scenes that stand in `studio/scenes`, one Python file each, and the prints each of them asks for: width and
 * height of the drawing, and how many pixels of the print one of its units becomes. A name that ends in `?` may be left
 * out. A mask is drawn in white on black: what is white is cut out, stamped or raised.
 */
export const scenes = {
  cards: { front: [380, 246, 3], back: [380, 246, 2], second: [380, 246, 3], third: [380, 246, 3] },
  bag: {
    bag: [440, 550, 2.4],
    box: [300, 300, 2],
    small: [220, 220, 2],
    'bag_foil?': [440, 550, 2.4],
  },
  tins: {
    lid_1: [300, 300, 2],
    lid_2: [300, 300, 2],
    lid_3: [300, 300, 4],
    lid_4: [300, 300, 2],
    lid_5: [300, 300, 2],
    lid_6: [300, 300, 2],
    lid_7: [300, 300, 2],
    lid_8: [300, 300, 2],
    lid_9: [300, 300, 2],
    side: [1200, 66, 3],
    card: [380, 246, 2],
  },
  door: {
    plate: [420, 300, 2],
    question: [420, 594, 3],
    column: [300, 1660, 1.2],
    name: [1600, 900, 1],
    arabic: [1200, 700, 1],
  },
  rolls: {
    flower: [600, 600, 1.6],
    stripe: [600, 600, 1],
    dot: [600, 600, 1],
    tape: [1200, 40, 2],
    tag: [360, 220, 3],
  },
  grill: {
    board: [1840, 520, 1.6],
    shape: [352, 305, 2],
    cut_1: [352, 305, 4],
    cut_2: [352, 305, 5],
    cut_3: [352, 305, 3],
    cut_4: [352, 305, 3],
  },
  tray: { cloth: [1600, 1200, 1.6], tray: [800, 800, 1.6], cup: [360, 90, 3] },
  model: {
    plate: [600, 120, 2],
    'storeys?': [2400, 2000, 1],
    'slabs?': [1000, 900, 1.6],
    'lit?': [1000, 900, 1.6],
  },
  storefront: { window: [560, 300, 2], name: [1600, 500, 1.6], blade: [600, 600, 1.4] },
  chair: { card: [450, 290, 2.4], shadow: [700, 700, 2] },
  bowl: { bowl: [2050, 200, 1.6], tag: [400, 400, 2] },
  soaps: { name: [600, 400, 2] },
  kit: { jar: [1056, 264, 2], mark: [500, 500, 2], name: [800, 400, 2] },
  circuit: { chip: [492, 450, 2.4], traces: [1600, 1200, 1.6] },
  gate: {
    reader: [420, 640, 2.4],
    badge: [300, 420, 2.4],
    name: [1600, 700, 1.2],
    arabic: [1200, 700, 1.2],
  },
  loom: { cloth: [330, 330, 2] },
  cloth: { runner: [270, 810, 2], label: [320, 170, 3] },
  stitch: { name: [1200, 500, 1] },
  rings: {},
  felucca: {},
  moonrise: {},
  interview: {},
  radio: { dial: [560, 220, 2] },
  corner: { plate: [600, 300, 2] },
  hoarding: { board: [1300, 650, 1.6], sky: [1600, 900, 1] },
  badges: {
    first: [300, 420, 2.4],
    second: [300, 420, 2.4],
    third: [300, 420, 2.4],
    ribbon_1: [40, 560, 2.4],
    ribbon_2: [40, 560, 2.4],
    ribbon_3: [40, 560, 2.4],
  },
  highlighter: { page: [840, 1190, 2.4], pen: [264, 270, 2.4], second: [264, 270, 2.4] },
  pins: { card: [300, 390, 3], word: [1200, 220, 1.6] },
  crate: { label: [560, 280, 2.4], tin: [400, 600, 1.6], flag: [480, 170, 2] },
  seal: { letter: [760, 540, 3], flap: [760, 540, 3], die: [800, 800, 1.6] },
  window: {
    view: [1600, 1100, 1],
    fog: [810, 1330, 1.2],
    letter: [640, 905, 1.6],
    towel: [640, 480, 1.6],
    second: [640, 480, 1.6],
    label: [320, 120, 3],
    tag: [300, 300, 2],
  },
  breakfast: {
    cloth: [960, 1200, 1.6],
    tray: [800, 800, 2],
    bread: [400, 400, 1.6],
    tomato: [200, 200, 1.6],
    cucumber: [200, 200, 1.6],
  },
  cafe: { floor: [1024, 1024, 2] },
  rooftops: {},
  microbus: { sign: [624, 144, 2] },
} as const satisfies Record<string, Record<string, PrintSize>>;

type PrintSize = readonly [width: number, height: number, density: number];

export type SceneName = keyof typeof scenes;

type Required<Name> = Name extends `${string}?` ? never : Name;
type Optional<Name> = Name extends `${infer Bare}?` ? Bare : never;

/** The prints of one scene, by name. */
export type PrintsOf<Scene extends SceneName, Print> = Record<
  Required<keyof (typeof scenes)[Scene]>,
  Print
> &
  Partial<Record<Optional<keyof (typeof scenes)[Scene]>, Print>>;

/** Size of a print, whether or not the scene can do without it. */
export function getPrintSize(scene: SceneName, print: string): PrintSize {
  const sizes: Record<string, PrintSize> = scenes[scene];
  const size = sizes[print] ?? sizes[`${print}?`];
  if (!size) throw new Error(`The scene ${scene} has no print called ${print}.`);
  return size;
}
