import { getCollection } from 'astro:content';
import { toLanguagePath } from '@agency/content/language-paths';
import { isDefault, type Language } from '@agency/content/languages';
import type { CaseStudy } from '@agency/content/schemas/case-study';
import { getConfiguredMediaUrl } from '../../content-client/to-media-url.ts';
import { getTranslatedCaseStudy } from '../../i18n/case-study-translations.ts';
import { toNewHeadingRules } from '../../i18n/copy-rules.ts';
import { hasCopy } from '../../i18n/default-copy.ts';
import {
  getContentImage,
  getMobileCrop,
  hasContentImage,
  readContentImage,
} from '../../images/content-images.ts';
import { toClientHeading } from './case-study.ts';
import { type CaseStudyEntry, type Film, toPageImages } from './case-study-page.ts';
import { loadBanner, loadPageMedia, type MediaLoader, type PageMedia } from './page-media.ts';

type Picture = NonNullable<CaseStudy['tile']>;
type Video = CaseStudy['films'][number];

const cache = new Map<string, Promise<CaseStudyEntry[]>>();

/** The case studies of the content files in a language. The development server reads them again each time. */
export function getStaticCaseStudies(language: Language): Promise<CaseStudyEntry[]> {
  const cached = import.meta.env.DEV ? undefined : cache.get(language.tag);
  const entries = cached ?? readCaseStudies(language);
  cache.set(language.tag, entries);
  return entries;
}

async function readCaseStudies(language: Language): Promise<CaseStudyEntry[]> {
  if (!hasCopy('case-study', language)) return [];
  const entries = await getCollection('caseStudies');
  return entries.flatMap(({ id, data }) => {
    const name = id.split('/')[0] ?? id;
    const caseStudy = isDefault(language) ? data : getTranslatedCaseStudy(name, language);
    return caseStudy ? [toEntry(name, caseStudy, language)] : [];
  });
}

function toEntry(name: string, caseStudy: CaseStudy, language: Language): CaseStudyEntry {
  const { route, aliases, small, tile, client } = caseStudy;
  const folder = `case-studies/${name}`;
  const loader = createLoader(folder, language);
  const media = toMedia(caseStudy);
  async function getPage() {
    const heading = { name: folder, heading: toClientHeading(client) };
    return {
      id: name,
      caseStudy,
      // The build has measured the heading in the default language.
      rules: isDefault(language) ? [] : await toNewHeadingRules(heading, language),
      ...(await loadPageMedia(media, loader)),
    };
  }
  return {
    id: name,
    path: route,
    href: toLanguagePath(route, language),
    aliases,
    caseStudy,
    rules: [],
    async getImage(variant, sizes) {
      const picture = caseStudy[variant];
      return picture && loader.getImage(picture, sizes);
    },
    getBanner: () => loadBanner(media, loader),
    getPage: async () => ({ status: 'ok', data: await getPage(), stale: false }),
    async readOpenGraphArt() {
      const picture = [small, tile].find((one) => one && hasContentImage(folder, one.file));
      if (!picture) return undefined;
      const { file, focus } = picture;
      return { data: await readContentImage(folder, file), ...(focus && { focus }) };
    },
    getImageUrls: async () => toPageImages(await getPage()),
  };
}

function toMedia(caseStudy: CaseStudy): PageMedia<Picture, Video> {
  const { aperture, films, small, tile, wide, blocks, pictures } = caseStudy;
  const { banner, bannerTall, gallery } = pictures;
  const detail = aperture && gallery[aperture.show - 1];
  const toExisting = <Item>(...items: (Item | undefined)[]) =>
    items.filter((item) => item !== undefined);
  return {
    banner: toExisting(banner, wide),
    bannerTall: toExisting(bannerTall, tile),
    ...(detail && { aperture: detail, apertureCrop: aperture.crop }),
    squares: toExisting(small, tile),
    blocks: blocks.flatMap((block): PageMedia<Picture, Video>['blocks'] => {
      if (block.kind === 'video') {
        return toExisting(films[block.show - 1]).map((film) => ({ kind: 'video', film }));
      }
      if (block.kind === 'wide') {
        return toExisting(gallery[block.show - 1]).map((picture) => ({ kind: 'wide', picture }));
      }
      if (block.kind !== 'gallery') return [block];
      const { kind, show, rhythm, crop } = block;
      const shown = toExisting(...show.map((number) => gallery[number - 1]));
      // A caption describes the whole image.
      const toCaptioned = (picture: (typeof shown)[number]) => ({
        picture,
        caption: crop ? undefined : picture.caption,
      });
      return [{ kind, rhythm, crop, pictures: shown.map(toCaptioned) }];
    }),
  };
}

const FILM_TYPES = { webm: 'video/webm', mp4: 'video/mp4' } as const;
const filmFiles = import.meta.glob<string>(
  '../../../../../packages/content/case-studies/*/film-*.{mp4,webm,vtt}',
  // Never inlined: the Content Security Policy allows media from files only.
  { query: '?url&no-inline', import: 'default', eager: true },
);

function createLoader(folder: string, language: Language): MediaLoader<Picture, Video> {
  const getFile = (name: string) => filmFiles[`../../../../../packages/content/${folder}/${name}`];
  const getImage = async (picture: Picture, sizes: string) =>
    hasContentImage(folder, picture.file) ? getContentImage(folder, picture, sizes) : undefined;
  return {
    getImage,
    getMobileCrop: (picture) => getMobileCrop(folder, picture),
    async getFilm(film): Promise<Film | undefined> {
      const poster = await getImage({ file: film.poster, alt: film.posterAlt }, '100vw');
      const url = URL.canParse(film.file) ? getConfiguredMediaUrl(film.file) : undefined;
      const name = film.file.replace(/\.\w+$/, '');
      const sources = Object.entries(FILM_TYPES).flatMap(([extension, type]) => {
        const src = url?.endsWith(`.${extension}`) ? url : getFile(`${name}.${extension}`);
        return src ? [{ src, type }] : [];
      });
      if (!poster || sources.length === 0) return undefined;
      const captions = film.captions && getFile(film.captions);
      const tag = isDefault(language) ? undefined : language.tag;
      return {
        poster,
        sources,
        ...(captions && { captions, ...(tag && { language: tag }) }),
      };
    },
  };
}
