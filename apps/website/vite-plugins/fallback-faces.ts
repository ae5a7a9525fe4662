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
  /** Of the shares that they are of a face's, percent. */
  digits: number;
}
const MONA: Reach = { ascent: 1.09, descent: 0.32, digits: 1 };
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

/** Settings of Mona Sans, and the one of them that is measured. */
interface Band {
  /** Narrowest and widest, percent. */
  widths: readonly [from: number, to: number];
  /** Lightest and heaviest; every weight where it is missing. */
  weights?: readonly [from: number, to: number];
  stands: { stretch: number; weight: number };
  cut: Cut;
}

/**
 * Weight follows width (`styles/type.css`), so each part of that line has a face, measured where most of its text stands.
 * Few, because the first packets of every page carry them.
 */
const BANDS: readonly Band[] = [
  { widths: [75, 77], weights: [200, 599], stands: { stretch: 75, weight: 250 }, cut: 'regular' },
  { widths: [78, 82], weights: [200, 599], stands: { stretch: 80, weight: 350 }, cut: 'regular' },
  { widths: [83, 86], weights: [200, 599], stands: { stretch: 84, weight: 480 }, cut: 'regular' },
  { widths: [87, 90], weights: [200, 599], stands: { stretch: 89, weight: 440 }, cut: 'regular' },
  { widths: [91, 97], weights: [200, 599], stands: { stretch: 92, weight: 500 }, cut: 'regular' },
  { widths: [75, 97], weights: [600, 900], stands: { stretch: 95, weight: 720 }, cut: 'bold' },
  { widths: [98, 103], weights: [200, 570], stands: { stretch: 100, weight: 400 }, cut: 'regular' },
  { widths: [98, 103], weights: [571, 900], stands: { stretch: 100, weight: 620 }, cut: 'bold' },
  { widths: [104, 109], stands: { stretch: 106, weight: 655 }, cut: 'bold' },
  { widths: [110, 115], stands: { stretch: 112, weight: 780 }, cut: 'bold' },
  { widths: [116, 121], stands: { stretch: 118, weight: 800 }, cut: 'bold' },
  { widths: [122, 125], stands: { stretch: 125, weight: 900 }, cut: 'bold' },
];

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

const percent = (share: number, digits: number) => `${Number((100 * share).toFixed(digits))}%`;

/** One fallback for some settings of a typeface. @param which settings, and characters, as descriptors */
function toFace(
  fallback: Fallback,
  cut: Cut,
  { which, size, ascent, descent, digits }: { which: string; size: number } & Reach,
): string {
  const names = cut === 'bold' ? [...fallback.bold, ...fallback.regular] : fallback.regular;
  const sources = names.map((name) => `local('${name}')`).join(',');
  // What differs most stands last: every page carries these rules, and they compress the better.
  return `@font-face{src:${sources};font-family:'${fallback.family}';line-gap-override:0%;${which};size-adjust:${percent(size, 1)};ascent-override:${percent(ascent / size, digits)};descent-override:${percent(descent / size, digits)}}`;
}

/** The `@font-face` rules that set each fallback as wide, as high and as deep as Mona Sans at every width and weight. */
function toFallbackFaces(measure: Measure): string {
  return fallbacks
    .flatMap((fallback) =>
      BANDS.map(({ widths: [narrowest, widest], weights = [200, 900], stands, cut }) => {
        const advance = measure(SAMPLES[cut], { ...stands, tracking: 0 });
        const size = advance / SAMPLES[cut].length / fallback.advance[cut];
        const which = `font-weight:${weights.join(' ')};font-stretch:${narrowest}% ${widest}.99%`;
        return toFace(fallback, cut, { which, size, ...MONA });
      }),
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
 * Mona Sans has axes of width and weight and the fallbacks have none, so each part of what the site uses has a face of its
 * own. Those for Readex Pro are sent with its own sheet.
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
