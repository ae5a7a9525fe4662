import { type Measure, openMeasure } from '@agency/brand/measure';
import type { Plugin } from 'vite';

const ID = 'virtual:fallback-faces.css';

/** Text as the site writes it, quiet and loud: the room its letters take is a typeface's measure. */
const SAMPLES = {
  regular:
    'We are a marketing and communications agency that makes brands heard in Cairo, Riyadh, London and New York: strategy, identity, campaigns and websites, thought through and built by the same people.',
  bold: 'Our Journey. Our Work. Our Savvy. Meet Nabra. Careers. Blogs. Reach Out. Branding Development & Management. Integrated Communications Handling. Web Services. Reputation & Public Opinion. About Us. Wise. GSMS. RKA. Nasj.',
};

/** Ascent and descent of Mona Sans, em. */
const ASCENT = 1.09;
const DESCENT = 0.32;

interface Fallback {
  /** Name the tokens know it by. */
  family: string;
  regular: string[];
  bold: string[];
  /** Mean advance of its sample's letters, em: of the regular cut and of the bold one. */
  advance: { regular: number; bold: number };
}

/** Typefaces of which every visitor's system has one; those of one row have the same measure. */
const fallbacks: readonly Fallback[] = [
  {
    family: 'Arial for Mona',
    regular: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
    advance: { regular: 0.4611, bold: 0.5064 },
  },
  {
    family: 'Roboto for Mona',
    regular: ['Roboto'],
    bold: ['Roboto Bold'],
    advance: { regular: 0.4576, bold: 0.4759 },
  },
  {
    family: 'DejaVu for Mona',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    advance: { regular: 0.5252, bold: 0.5988 },
  },
];

/** Bands of the width axis: from, to, and the width that stands for the band, percent. */
const WIDTHS = [
  [75, 76, 75.5],
  [77, 79, 78],
  [80, 84, 82],
  [85, 90, 87],
  [91, 97, 94],
  [98, 103, 100],
  [104, 109, 106],
  [110, 115, 112],
  [116, 121, 118],
  [122, 125, 124],
] as const;

/** From this width on type is set loud. */
const LOUD = 104;

/** Bands of the weight axis, likewise; the last two of loud type and the last of quiet are drawn with the bold cut. */
const QUIET_WEIGHTS = [
  { from: 200, to: 399, stands: 300, cut: 'regular' },
  { from: 400, to: 599, stands: 450, cut: 'regular' },
  { from: 600, to: 900, stands: 720, cut: 'bold' },
] as const;
const LOUD_WEIGHTS = [
  { from: 200, to: 599, stands: 520, cut: 'regular' },
  { from: 600, to: 774, stands: 690, cut: 'bold' },
  { from: 775, to: 900, stands: 870, cut: 'bold' },
] as const;

/** The `@font-face` rules that set each fallback as wide, as high and as deep as Mona Sans at every width and weight. */
function toFallbackFaces(measure: Measure): string {
  const percent = (share: number, digits = 0) => `${(100 * share).toFixed(digits)}%`;
  return fallbacks
    .flatMap((fallback) =>
      WIDTHS.flatMap(([narrowest, widest, stretch]) =>
        (narrowest < LOUD ? QUIET_WEIGHTS : LOUD_WEIGHTS).map(({ from, to, stands, cut }) => {
          const advance = measure(SAMPLES[cut], { stretch, weight: stands, tracking: 0 });
          const size = advance / SAMPLES[cut].length / fallback.advance[cut];
          const names = cut === 'bold' ? [...fallback.bold, ...fallback.regular] : fallback.regular;
          const sources = names.map((name) => `local('${name}')`).join(',');
          // What differs most stands last, heights in whole percents: every page carries these rules, and they compress the better.
          return `@font-face{src:${sources};font-family:'${fallback.family}';line-gap-override:0%;font-weight:${from} ${to};font-stretch:${narrowest}% ${widest}.99%;size-adjust:${percent(size, 1)};ascent-override:${percent(ASCENT / size)};descent-override:${percent(DESCENT / size)}}`;
        }),
      ),
    )
    .join('');
}

/**
 * `virtual:fallback-faces.css`: what stands until the typeface arrives takes the same room, so that nothing moves then.
 * Mona Sans has a width axis and the fallbacks have none, so each of its widths has a face of its own.
 */
export function fallbackFaces(): Plugin {
  return {
    name: 'fallback-faces',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      return id === `\0${ID}` ? toFallbackFaces(await openMeasure()) : undefined;
    },
  };
}
