import { toLanguagePath } from '@agency/content/language-paths';
import type { Language } from '@agency/content/languages';
import type {
  Crop,
  Image,
  ListedCaseStudy,
  WireBlock,
  WireCaseStudy,
  WireFilm,
} from '@agency/contracts';
import { toNewHeadingRules } from '../i18n/copy-rules.ts';
import type { PageRule } from '../model/page-rules.ts';
import type { Reading } from '../model/reading.ts';
import type { ResponsiveImage } from '../model/responsive-image.ts';
import { toClientHeading } from '../model/work/case-study.ts';
import type { CaseStudyPage, Film, ShownBlock } from '../model/work/case-study-page.ts';
import { decideRendition } from '../model/work/rendition.ts';
import { toCropRule, toPlateRule, toWorldRule } from '../model/work/world-rules.ts';
import { getMediaPicture, type ToAddress } from './blog-covers.ts';
import { type Banner, getFirst, pageSizes, type StudyLocals, type Work } from './work.ts';

interface EditedOptions {
  toAddress: ToAddress;
  /** The committed study of the same name. */
  replaced: Work | undefined;
  /** Of its words. */
  language: Language;
}

/** Captions have to come from our own address: a browser takes them from no other host. */
const OWN_CAPTIONS = /^\/media\/[\w-][\w.-]*\.vtt$/;

/** The art of a picture for sharing fills a circle of this width, px. */
const ART_WIDTH = 600;

const toId = ({ id }: Pick<ListedCaseStudy, 'id'>) => `study-${id}`;

/** A case study of the dashboard, as lists need it. */
export function toEditedWork(
  listed: ListedCaseStudy,
  { toAddress, replaced, language }: EditedOptions,
): Work {
  const { name, mobile_order, updated_at } = listed;
  const id = toId(listed);
  const getAddress = (image: Image) => toAddress(image.src) ?? [];
  return {
    id,
    href: `/${name}`,
    link: toLanguagePath(`/${name}`, language),
    aliases: replaced?.aliases ?? [],
    study: { ...listed, mobileOrder: mobile_order },
    changed: updated_at,
    rules: [toPlateRule(id, listed.colour)],
    getPicture: (variant, sizes) => getPicture(listed[variant], toAddress, sizes),
    getBanner: (locals) => readBanner(listed, locals, { toAddress, replaced, language }),
    getPage: (locals) => readPage(listed, locals, { toAddress, replaced, language }),
    readArt: async ({ readPicture }) => {
      const address = toAddress(decideRendition(listed.small ?? listed.tile, ART_WIDTH));
      return address === undefined ? undefined : readPicture(address);
    },
    // Of its page the list may know the one in the circle.
    getAddresses: async () => [listed.small ?? listed.tile].flatMap(getAddress),
  };
}

// The same page as long as the study is: its heading is measured once.
const pages = new WeakMap<WireCaseStudy, Promise<CaseStudyPage>>();

/** The page of a study; of the committed one that it replaced, when it was taken down or cannot be had. */
async function readPage(
  { name }: ListedCaseStudy,
  locals: StudyLocals,
  { toAddress, replaced, language }: EditedOptions,
): Promise<Reading<CaseStudyPage>> {
  const reading = await locals.fetchContent('case-study', name);
  if (reading.status !== 'ok') return replaced ? replaced.getPage(locals) : reading;
  const { data: study, stale } = reading;
  const page = pages.get(study) ?? toPage(study, toAddress, language);
  pages.set(study, page);
  page.catch(() => pages.delete(study));
  return { status: 'ok', data: await page, stale };
}

/** The banner of a study's page; what the list has in its place when the page cannot be had. */
async function readBanner(
  listed: ListedCaseStudy,
  locals: StudyLocals,
  options: EditedOptions,
): Promise<Banner> {
  const reading = await readPage(listed, locals, options);
  if (reading.status === 'ok') {
    const { banner, bannerTall } = reading.data;
    return { ...(banner && { banner }), ...(bannerTall && { bannerTall }) };
  }
  const { wide, tile } = listed;
  const banner = await getPicture(wide ?? tile, options.toAddress, pageSizes.banner);
  return banner ? { banner } : {};
}

/** What the circle shows: a picture of its own, or a part of it, else the square tile. */
async function getAperture(
  { aperture, aperture_crop: crop, small, tile }: WireCaseStudy,
  toAddress: ToAddress,
): Promise<ResponsiveImage | undefined> {
  const own = await getPicture(aperture ?? null, toAddress, pageSizes.apertureDetail);
  if (own) return { ...own, ...(crop && { crop }) };
  return getFirst(
    [small, tile].map((picture) => getPicture(picture, toAddress, pageSizes.aperture)),
  );
}

async function toPage(
  wire: WireCaseStudy,
  toAddress: ToAddress,
  language: Language,
): Promise<CaseStudyPage> {
  const id = toId(wire);
  const { name, client, sector, country, services, description, intro, related } = wire;
  const first = (pictures: (Image | null)[], sizes: string) =>
    getFirst(pictures.map((picture) => getPicture(picture, toAddress, sizes)));
  const [banner, bannerTall, aperture, headings, ...blocks] = await Promise.all([
    first([wire.banner, wire.wide, wire.tile], pageSizes.banner),
    first([wire.banner_tall, wire.tile], pageSizes.bannerTall),
    getAperture(wire, toAddress),
    getHeadingRules(id, client, language),
    ...wire.blocks.map((block) => toShownBlock(block, toAddress)),
  ]);
  return {
    id,
    study: { route: `/${name}`, client, sector, country, services, description, intro },
    preferred: related.map((other) => `/${other}`),
    rules: [
      toPlateRule(id, wire.colour),
      toWorldRule(id, wire.world, wire.colour),
      ...toCrops(wire).map(toCropRule),
      ...headings,
    ],
    ...(banner && { banner }),
    ...(bannerTall && { bannerTall }),
    ...(aperture && { aperture }),
    blocks: blocks.filter((block) => block !== undefined),
  };
}

const toCrops = ({ aperture_crop, blocks }: WireCaseStudy): Crop[] =>
  [aperture_crop, ...blocks.map((block) => ('crop' in block ? block.crop : undefined))].filter(
    (crop) => crop !== undefined,
  );

/** A block as it is shown; nothing while its pictures or its film have no address. */
async function toShownBlock(
  block: WireBlock,
  toAddress: ToAddress,
): Promise<ShownBlock | undefined> {
  switch (block.kind) {
    case 'gallery': {
      const { rhythm = 'pairs', crop } = block;
      const sizes = rhythm === 'detail' ? pageSizes.detail : pageSizes.plate;
      const plates = await Promise.all(
        block.pictures.map(async ({ caption, ...picture }) => {
          const plate = await getPicture(picture, toAddress, sizes);
          return plate && { ...plate, ...(caption && { caption }), ...(crop && { crop }) };
        }),
      );
      const pictures = plates.filter((plate) => plate !== undefined);
      return pictures.length > 0 ? { kind: 'gallery', rhythm, pictures } : undefined;
    }
    case 'wide': {
      const picture = await getPicture(block.picture, toAddress, pageSizes.wide);
      return picture && { kind: 'wide', picture };
    }
    case 'video': {
      const film = await getFilm(block.film, toAddress);
      return film && { kind: 'video', film };
    }
    default:
      return block;
  }
}

async function getFilm(film: WireFilm, toAddress: ToAddress): Promise<Film | undefined> {
  const src = toAddress(film.src);
  const poster = await getPicture(film.poster, toAddress, pageSizes.wide);
  if (!src || !poster) return undefined;
  const own = film.captions && OWN_CAPTIONS.test(film.captions) ? film.captions : undefined;
  const captions = own ?? (film.captions && toAddress(film.captions));
  return { poster, sources: [{ src, type: film.type }], ...(captions && { captions }) };
}

const getPicture = async (picture: Image | null, toAddress: ToAddress, sizes: string) =>
  picture ? getMediaPicture(picture, toAddress, sizes) : undefined;

const getHeadingRules = (id: string, client: string, language: Language): Promise<PageRule[]> =>
  toNewHeadingRules({ name: `case-studies/${id}`, heading: toClientHeading(client) }, language);
