import { type Measure, openMeasure } from '@agency/brand/measure';
import type { Plugin } from 'vite';

const ID = 'virtual:fallback-faces.css';

/** The two texts that typefaces are measured by, each in the cut of their loudness. */
interface Samples {
  regular: string;
  bold: string;
}

/** Text as the site writes it, quiet and loud: the room its letters take is a typeface's measure. */
const SAMPLES: Samples = {
  regular:
    'We are a marketing and communications agency that makes brands heard in Cairo, Riyadh, London and New York: strategy, identity, campaigns and websites, thought through and built by the same people.',
  bold: 'Our Journey. Our Work. Our Savvy. Meet Nabra. Careers. Blogs. Reach Out. Branding Development & Management. Integrated Communications Handling. Web Services. Reputation & Public Opinion. About Us. Wise. GSMS. RKA. Nasj.',
};

/** The same in Arabic: letters and spaces alone, because its stops are in another file. */
const ARABIC_SAMPLES: Samples = {
  regular:
    'انطلقت نبرة في الأول من يناير من الشيخ زايد بالجيزة بإيمان بسيط، العلامة صوت قبل أن تكون شعارا واليوم نتكلم من القاهرة والرياض ولندن ونيويورك نجد للعلامة نبرتها وشكلها وقواعدها، فتعرف أينما ظهرت من التسمية والتموضع إلى الهوية والدليل والرعاية اليومية، نبني علامات تشبه نفسها في كل مجلس بالعربية والإنجليزية',
  bold: 'رحلتنا أعمالنا خبرتنا تعرّف على نبرة الوظائف المدونة تواصل معنا بناء العلامات وإدارتها الاتصالات المتكاملة خدمات الويب السمعة والرأي العام من نحن أهل القاهرة النمو الذاكرة الإبداع',
};

/** How far letters reach above and below the line, em. */
interface Reach {
  ascent: number;
  descent: number;
  /** Of the share that the descent is of a face's, percent. */
  digits?: number;
}
const MONA: Reach = { ascent: 1.09, descent: 0.32 };
const READEX: Reach = { ascent: 1, descent: 0.25, digits: 2 };

type Cut = keyof Samples;

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

/** Likewise for Arabic. Systems without one of them show theirs as it is. */
const arabicFallbacks: readonly Fallback[] = [
  {
    family: 'Arial for Readex',
    regular: ['Arial'],
    bold: ['Arial Bold'],
    advance: { regular: 0.3417, bold: 0.3354 },
  },
  {
    family: 'Noto for Readex',
    regular: ['Noto Sans Arabic', 'Noto Sans Arabic UI'],
    bold: ['Noto Sans Arabic Bold', 'Noto Sans Arabic UI Bold'],
    advance: { regular: 0.4116, bold: 0.4304 },
  },
  {
    family: 'Naskh for Readex',
    regular: ['Noto Naskh Arabic', 'Noto Naskh Arabic UI'],
    bold: ['Noto Naskh Arabic Bold', 'Noto Naskh Arabic UI Bold'],
    advance: { regular: 0.3718, bold: 0.369 },
  },
  {
    family: 'DejaVu for Readex',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    advance: { regular: 0.4401, bold: 0.5012 },
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

/** What Arabic pages are full of, of the characters that their typeface has (`styles/readex.css`): no other may be found here. */
const ARABIC_RANGE =
  'U+20-22,U+27-29,U+2B-2F,U+3A-3B,U+3F,U+A0,U+AB,U+BB,U+600-6FF,U+200C-200F,U+2026';

/** A part of Arabic type: its weights, the one that stands for them, and how far its joins are drawn out. */
interface ArabicBand {
  from: number;
  to: number;
  stands: number;
  elongation: number;
  cut: Cut;
  /** Latin widths that go with them, percent. The typeface has none, but they tell volumes from other type. */
  stretch: string;
}

const ANY = '50% 149%';
const QUIET = '50% 103%';
const RAISED = '104% 149%';
/** Of rising letters, and on a desk of the loudest volume: `styles/readex.css` sets them wider than any Latin type. */
const DRAWN_OUT = '150% 200%';

// Few, because the first packets of every page carry them. Above the weights that the typeface has, it is set as the heaviest.
const ARABIC_BANDS: readonly ArabicBand[] = [
  { from: 100, to: 310, stands: 190, elongation: 0, cut: 'regular', stretch: ANY },
  { from: 311, to: 380, stands: 360, elongation: 10, cut: 'regular', stretch: ANY },
  { from: 381, to: 590, stands: 400, elongation: 0, cut: 'regular', stretch: QUIET },
  { from: 381, to: 590, stands: 480, elongation: 20, cut: 'regular', stretch: RAISED },
  { from: 591, to: 710, stands: 690, elongation: 0, cut: 'bold', stretch: QUIET },
  { from: 591, to: 710, stands: 690, elongation: 58, cut: 'bold', stretch: RAISED },
  { from: 711, to: 900, stands: 700, elongation: 0, cut: 'bold', stretch: ANY },
  { from: 100, to: 430, stands: 280, elongation: 4, cut: 'regular', stretch: DRAWN_OUT },
  { from: 431, to: 590, stands: 510, elongation: 50, cut: 'regular', stretch: DRAWN_OUT },
  { from: 591, to: 900, stands: 680, elongation: 95, cut: 'bold', stretch: DRAWN_OUT },
];

const percent = (share: number, digits = 0) => `${(100 * share).toFixed(digits)}%`;

/** One fallback for some settings of a typeface. @param which settings, and characters, as descriptors */
function toFace(
  fallback: Fallback,
  cut: Cut,
  { which, size, ascent, descent, digits = 0 }: { which: string; size: number } & Reach,
): string {
  const names = cut === 'bold' ? [...fallback.bold, ...fallback.regular] : fallback.regular;
  const sources = names.map((name) => `local('${name}')`).join(',');
  // What differs most stands last, heights in whole percents: every page carries these rules, and they compress the better.
  return `@font-face{src:${sources};font-family:'${fallback.family}';line-gap-override:0%;${which};size-adjust:${percent(size, 1)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size, digits)}}`;
}

/** The `@font-face` rules that set each fallback as wide, as high and as deep as Mona Sans at every width and weight. */
function toFallbackFaces(measure: Measure): string {
  return fallbacks
    .flatMap((fallback) =>
      WIDTHS.flatMap(([narrowest, widest, stretch]) =>
        (narrowest < LOUD ? QUIET_WEIGHTS : LOUD_WEIGHTS).map(({ from, to, stands, cut }) => {
          const advance = measure(SAMPLES[cut], { stretch, weight: stands, tracking: 0 });
          const size = advance / SAMPLES[cut].length / fallback.advance[cut];
          const which = `font-weight:${from} ${to};font-stretch:${narrowest}% ${widest}.99%`;
          return toFace(fallback, cut, { which, size, ...MONA });
        }),
      ),
    )
    .join('');
}

/** The same for Arabic letters in Readex Pro, of which other letters are not looked for. */
function toArabicFaces(measure: Measure): string {
  return arabicFallbacks
    .flatMap((fallback) =>
      ARABIC_BANDS.map(({ from, to, stands, elongation, cut, stretch }) => {
        const arabic = { weight: stands, elongation };
        const sample = ARABIC_SAMPLES[cut];
        const advance = measure(sample, { stretch: 100, weight: stands, tracking: 0, arabic });
        const wanted = advance / sample.length / fallback.advance[cut];
        // Browsers round heights to pixels, and each line of a headline adds one: the size follows the height, not the other way.
        const size = READEX.ascent / (Math.round((100 * READEX.ascent) / wanted) / 100);
        const which = `unicode-range:${ARABIC_RANGE};font-stretch:${stretch};font-weight:${from} ${to}`;
        return toFace(fallback, cut, { which, size, ...READEX });
      }),
    )
    .join('');
}

/**
 * `virtual:fallback-faces.css`: what stands until the typeface arrives takes the same room, so that nothing moves then.
 * Mona Sans has a width axis and the fallbacks have none, so each of its widths has a face of its own. Those for Readex Pro
 * are sent with its own sheet.
 */
export function fallbackFaces(): Plugin {
  return {
    name: 'fallback-faces',
    enforce: 'pre',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      return id === `\0${ID}` ? toFallbackFaces(await openMeasure()) : undefined;
    },
    async transform(code, id) {
      if (!/\/styles\/readex\.css(\?(?!url)|$)/.test(id)) return undefined;
      return code + toArabicFaces(await openMeasure({ hasArabic: true }));
    },
  };
}
