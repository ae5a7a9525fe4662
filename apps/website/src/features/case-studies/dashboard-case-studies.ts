import { toLanguagePath } from '@agency/content/language-paths';
import type { Language } from '@agency/content/languages';
import type { Image, ListedCaseStudy, WireCaseStudy, WireFilm } from '@agency/contracts';
import { getConfiguredMediaUrl } from '../../content-client/to-media-url.ts';
import { toNewHeadingRules } from '../../i18n/copy-rules.ts';
import { getMediaImage } from '../../images/media-image.ts';
import type { ContentResult } from '../../model/content-result.ts';
import { toClientHeading } from './case-study.ts';
import type { Banner, CaseStudyEntry, CaseStudyLocals, CaseStudyPage } from './case-study-page.ts';
import { loadBanner, loadPageMedia, type MediaLoader, type PageMedia } from './page-media.ts';
import { toCropRule, toPlateRule, toThemeRule } from './theme-rules.ts';

interface Options {
  /** The static case study of the same name. */
  replaced: CaseStudyEntry | undefined;
  language: Language;
}

/** Browsers load captions from the page's own origin only. */
const OWN_CAPTIONS = /^\/media\/[\w-][\w.-]*\.vtt$/;

/** Width of the circle in an Open Graph image, px. */
const ART_WIDTH = 600;

const toId = ({ id }: Pick<ListedCaseStudy, 'id'>) => `study-${id}`;

/** A case study of the dashboard, as lists need it. */
export function toDashboardCaseStudy(listed: ListedCaseStudy, options: Options): CaseStudyEntry {
  const { name, mobile_order, updated_at, small, tile, colour } = listed;
  const id = toId(listed);
  return {
    id,
    path: `/${name}`,
    href: toLanguagePath(`/${name}`, options.language),
    aliases: options.replaced?.aliases ?? [],
    caseStudy: { ...listed, mobileOrder: mobile_order },
    changed: updated_at,
    rules: [toPlateRule(id, colour), toThemeRule(id, undefined, colour)],
    async getImage(variant, sizes) {
      const image = listed[variant];
      return image ? getMediaImage(image, sizes) : undefined;
    },
    getBanner: (locals) => readBanner(listed, locals, options),
    getPage: (locals) => readPage(listed, locals, options),
    async readOpenGraphArt({ readPicture }) {
      const image = small ?? tile;
      const url = getConfiguredMediaUrl(decideVariant(image, ART_WIDTH));
      const data = url === undefined ? undefined : await readPicture(url);
      return data && { data, ...(image.focus && { focus: image.focus }) };
    },
    // The list knows no other image of the page than the one in the aperture.
    getImageUrls: async () => [getConfiguredMediaUrl((small ?? tile).src) ?? []].flat(),
  };
}

/** The `src` of the smallest variant that has a width, px; the original if none has. */
export function decideVariant({ src, sizes = [] }: Image, width: number): string {
  const wide = sizes.filter((size) => size.width >= width);
  return wide.toSorted((a, b) => a.width - b.width)[0]?.src ?? src;
}

// One page for each response: its heading is measured once.
const pages = new WeakMap<WireCaseStudy, Promise<CaseStudyPage>>();

/** The page of a case study; of the static one that it replaced, if it is unpublished or cannot be read. */
async function readPage(
  { name }: ListedCaseStudy,
  locals: CaseStudyLocals,
  { replaced, language }: Options,
): Promise<ContentResult<CaseStudyPage>> {
  const result = await locals.fetchContent('case-study', name);
  if (result.status !== 'ok') return replaced ? replaced.getPage(locals) : result;
  const { data, stale } = result;
  const page = pages.get(data) ?? toPage(data, language);
  pages.set(data, page);
  page.catch(() => pages.delete(data));
  return { status: 'ok', data: await page, stale };
}

/** The banner of a page; an image of the list if the page cannot be read. */
async function readBanner(
  listed: ListedCaseStudy,
  locals: CaseStudyLocals,
  options: Options,
): Promise<Banner> {
  const result = await readPage(listed, locals, options);
  if (result.status !== 'ok') {
    return loadBanner({ banner: [listed.wide ?? listed.tile], bannerTall: [] }, loader);
  }
  const { banner, bannerTall } = result.data;
  return { ...(banner && { banner }), ...(bannerTall && { bannerTall }) };
}

async function toPage(wire: WireCaseStudy, language: Language): Promise<CaseStudyPage> {
  const id = toId(wire);
  const { name, related, ...texts } = wire;
  const heading = { name: `case-studies/${id}`, heading: toClientHeading(wire.client) };
  const crops = [
    wire.aperture_crop,
    ...wire.blocks.map((block) => ('crop' in block ? block.crop : undefined)),
  ].filter((crop) => crop !== undefined);
  return {
    id,
    caseStudy: { ...texts, route: `/${name}` },
    preferred: related.map((other) => `/${other}`),
    rules: [
      toPlateRule(id, wire.colour),
      toThemeRule(id, wire.world, wire.colour),
      ...crops.map(toCropRule),
      ...(await toNewHeadingRules(heading, language)),
    ],
    ...(await loadPageMedia(toMedia(wire), loader)),
  };
}

function toMedia(wire: WireCaseStudy): PageMedia<Image, WireFilm> {
  const { banner, banner_tall, aperture, aperture_crop, small, tile, wide, blocks } = wire;
  const toExisting = (...images: (Image | null)[]) => images.filter((image) => image !== null);
  return {
    banner: toExisting(banner, wide, tile),
    bannerTall: toExisting(banner_tall, tile),
    ...(aperture && { aperture, apertureCrop: aperture_crop }),
    squares: toExisting(small, tile),
    blocks: blocks.map((block) => {
      if (block.kind !== 'gallery') return block;
      const pictures = block.pictures.map(({ caption, ...picture }) => ({ picture, caption }));
      return { ...block, pictures };
    }),
  };
}

const loader: MediaLoader<Image, WireFilm> = {
  getImage: getMediaImage,
  async getFilm({ src, type, poster, captions }) {
    const url = getConfiguredMediaUrl(src);
    const image = await getMediaImage(poster, '100vw');
    if (!url || !image) return undefined;
    const isOwn = captions !== undefined && OWN_CAPTIONS.test(captions);
    const track = isOwn ? captions : captions && getConfiguredMediaUrl(captions);
    return {
      poster: image,
      sources: [{ src: url, type }],
      ...(track && { captions: track }),
    };
  },
};
