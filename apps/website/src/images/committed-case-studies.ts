import { getCollection } from 'astro:content';
import { toLanguagePath } from '@agency/content/language-paths';
import { isDefault, type Language } from '@agency/content/languages';
import type { CaseStudy, CaseStudyBlock } from '@agency/content/schemas/case-study';
import { hasCopy } from '../i18n/default-copy.ts';
import { getTranslatedCaseStudy } from '../i18n/case-study-translations.ts';
import { toNewHeadingRules } from '../i18n/copy-rules.ts';
import { toCaseStudyPictures } from '../model/head/sitemap.ts';
import type { ResponsiveImage } from '../model/responsive-image.ts';
import { toClientHeading } from '../model/work/case-study.ts';
import type { CaseStudyPage, Film, ShownBlock } from '../model/work/case-study-page.ts';
import type { ToAddress } from './blog-covers.ts';
import { getContentPicture, getMobileCrop, hasContentPicture } from './content-pictures.ts';
import { readArt } from './read-art.ts';
import { type Banner, getFirst, pageSizes, type Work } from './work.ts';

/** A case study, as its folder states it. */
interface Committed {
  folder: string;
  study: CaseStudy;
  /** The language it is said in. */
  language: Language;
}

const built = new Map<string, Promise<Work[]>>();

/** The case studies that the files have in a language. Read once: only sources that are being edited change. */
export function getCommittedStudies(toAddress: ToAddress, language: Language): Promise<Work[]> {
  const known = import.meta.env.DEV ? undefined : built.get(language.tag);
  const studies = known ?? readStudies(toAddress, language);
  built.set(language.tag, studies);
  return studies;
}

async function readStudies(toAddress: ToAddress, language: Language): Promise<Work[]> {
  if (!hasCopy('case-study', language)) return [];
  const entries = await getCollection('caseStudies');
  return entries.flatMap(({ id, data }) => {
    const folder = id.split('/')[0] ?? id;
    const study = isDefault(language) ? data : getTranslatedCaseStudy(folder, language);
    return study ? [toWork({ folder, study, language }, toAddress)] : [];
  });
}

function toWork(committed: Committed, toAddress: ToAddress): Work {
  const { folder, study, language } = committed;
  const getPage = () => toPage(committed, toAddress);
  return {
    id: folder,
    href: study.route,
    link: toLanguagePath(study.route, language),
    aliases: study.aliases,
    study,
    rules: [],
    getPicture: (variant, sizes) => getPicture(folder, study[variant], sizes),
    getBanner: () => getBanner(committed),
    getPage: async () => ({ status: 'ok', data: await getPage(), stale: false }),
    readArt: () => readSmallPicture(committed),
    getAddresses: async () => toCaseStudyPictures(await getPage()),
  };
}

/** A picture of a case study's folder; nothing while its file or its words are missing. */
async function getPicture(
  folder: string,
  picture: CaseStudy['tile'],
  sizes: string,
): Promise<ResponsiveImage | undefined> {
  const place = `case-studies/${folder}`;
  if (!picture || !hasContentPicture(`${place}/${picture.file}`)) return undefined;
  return getContentPicture(place, picture, sizes);
}

/** The small picture, else the square tile, whichever is there. */
async function readSmallPicture({ folder, study }: Committed): Promise<Buffer | undefined> {
  const place = `case-studies/${folder}`;
  const picture = [study.small, study.tile].find(
    (named) => named && hasContentPicture(`${place}/${named.file}`),
  );
  return picture && readArt(place, picture.file);
}

const films = import.meta.glob<string>(
  '../../../../packages/content/case-studies/*/film-*.{mp4,webm,vtt}',
  {
    // Never inlined: the content policy takes media from files only.
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  },
);

const FILM_TYPES = { webm: 'video/webm', mp4: 'video/mp4' } as const;

async function getFilm(
  { folder, language }: Committed,
  film: CaseStudy['films'][number],
  toAddress: ToAddress,
): Promise<Film | undefined> {
  const poster = await getPicture(
    folder,
    { file: film.poster, alt: film.posterAlt },
    pageSizes.wide,
  );
  // On another host there is the one format that was named; a host that the settings do not name plays nothing.
  const isElsewhere = URL.canParse(film.file);
  const address = isElsewhere ? toAddress(film.file) : undefined;
  const at = (file: string) => films[`../../../../packages/content/case-studies/${folder}/${file}`];
  const name = film.file.replace(/\.\w+$/, '');
  const sources = Object.entries(FILM_TYPES).flatMap(([extension, type]) => {
    const src = address?.endsWith(`.${extension}`) ? address : at(`${name}.${extension}`);
    return src ? [{ src, type }] : [];
  });
  const captions = film.captions && at(film.captions);
  if (!poster || sources.length === 0) return undefined;
  const { tag } = language;
  return {
    ...{ poster, sources },
    ...(captions && { captions, ...(!isDefault(language) && { language: tag }) }),
  };
}

/** The size of a picture that only wide screens are shown. */
const toWideSizes = (sizes: string) => sizes.replace(/^\(width >= 768px\) ([^,]+),.*$/, '$1');

/** A block as it is shown; nothing while its picture or film is missing. */
async function toShownBlock(
  committed: Committed,
  block: CaseStudyBlock,
  toAddress: ToAddress,
): Promise<ShownBlock | undefined> {
  const { folder, study } = committed;
  const getPlate = async (number: number, sizes: string, isWhole = true) => {
    const stated = study.pictures.gallery[number - 1];
    const plate = await getPicture(folder, stated, sizes);
    const mobile = isWhole && stated && getMobileCrop(`case-studies/${folder}`, stated);
    // Narrower screens are shown the crop.
    return plate && { ...plate, ...(mobile && { mobile, sizes: toWideSizes(sizes) }) };
  };
  switch (block.kind) {
    case 'gallery': {
      const { show, rhythm = 'pairs', crop } = block;
      const sizes = rhythm === 'detail' ? pageSizes.detail : pageSizes.plate;
      const plates = await Promise.all(
        show.map(async (number) => {
          const plate = await getPlate(number, sizes, rhythm !== 'detail' && !crop);
          // What is said of a picture is not said of a detail of it.
          const caption = crop ? undefined : study.pictures.gallery[number - 1]?.caption;
          return plate && { ...plate, ...(caption && { caption }), ...(crop && { crop }) };
        }),
      );
      const pictures = plates.filter((plate) => plate !== undefined);
      return pictures.length > 0 ? { kind: 'gallery', rhythm, pictures } : undefined;
    }
    case 'wide': {
      const picture = await getPlate(block.show, pageSizes.wide);
      return picture && { kind: 'wide', picture };
    }
    case 'video': {
      const stated = study.films[block.show - 1];
      const film = stated && (await getFilm(committed, stated, toAddress));
      return film && { kind: 'video', film };
    }
    default:
      return block;
  }
}

/** The banner in both of its shapes. */
async function getBanner({ folder, study }: Committed): Promise<Banner> {
  const first = (pictures: CaseStudy['tile'][], sizes: string) =>
    getFirst(pictures.map((picture) => getPicture(folder, picture, sizes)));
  const [banner, bannerTall] = await Promise.all([
    first([study.pictures.banner, study.wide], pageSizes.banner),
    first([study.pictures.bannerTall, study.tile], pageSizes.bannerTall),
  ]);
  return { ...(banner && { banner }), ...(bannerTall && { bannerTall }) };
}

/** What the circle shows: a detail of a picture, else the square tile. */
async function getAperture({ folder, study }: Committed): Promise<ResponsiveImage | undefined> {
  const { show = 0, crop } = study.aperture ?? {};
  const detail = await getPicture(
    folder,
    study.pictures.gallery[show - 1],
    pageSizes.apertureDetail,
  );
  if (detail) return { ...detail, ...(crop && { crop }) };
  return getFirst(
    [study.small, study.tile].map((picture) => getPicture(folder, picture, pageSizes.aperture)),
  );
}

async function toPage(committed: Committed, toAddress: ToAddress): Promise<CaseStudyPage> {
  const { folder, study, language } = committed;
  const named = { name: `case-studies/${folder}`, heading: toClientHeading(study.client) };
  const [banner, aperture, ...blocks] = await Promise.all([
    getBanner(committed),
    getAperture(committed),
    ...study.blocks.map((block) => toShownBlock(committed, block, toAddress)),
  ]);
  return {
    id: folder,
    study,
    // The build has measured the name as it is written in the default language.
    rules: isDefault(language) ? [] : await toNewHeadingRules(named, language),
    ...banner,
    ...(aperture && { aperture }),
    blocks: blocks.filter((block) => block !== undefined),
  };
}
