import { getCollection } from 'astro:content';
import type { CaseStudy, CaseStudyBlock } from '@agency/content/schemas/case-study';
import { toCaseStudyPictures } from '../model/head/sitemap.ts';
import type { ResponsiveImage } from '../model/responsive-image.ts';
import type { CaseStudyPage, Film, ShownBlock } from '../model/work/case-study-page.ts';
import type { ToAddress } from './blog-covers.ts';
import { getContentPicture, hasContentPicture } from './content-pictures.ts';
import { getFirst, pageSizes, type Work } from './work.ts';

/** A case study, as its folder states it. */
interface Committed {
  folder: string;
  study: CaseStudy;
}

let built: Promise<Work[]> | undefined;

/** The case studies of the files. Read once: only sources that are being edited change. */
export function getCommittedStudies(toAddress: ToAddress): Promise<Work[]> {
  if (import.meta.env.DEV) return readStudies(toAddress);
  built ??= readStudies(toAddress);
  return built;
}

async function readStudies(toAddress: ToAddress): Promise<Work[]> {
  const entries = await getCollection('caseStudies');
  return entries.map(({ id, data }) =>
    toWork({ folder: id.split('/')[0] ?? id, study: data }, toAddress),
  );
}

function toWork(committed: Committed, toAddress: ToAddress): Work {
  const { folder, study } = committed;
  const getPage = () => toPage(committed, toAddress);
  return {
    id: folder,
    href: study.route,
    aliases: study.aliases,
    study,
    rules: [],
    getPicture: (variant, sizes) => getPicture(folder, study[variant], sizes),
    getPage: async () => ({ status: 'ok', data: await getPage(), stale: false }),
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
  folder: string,
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
  return { poster, sources, ...(captions && { captions }) };
}

/** A block as it is shown; nothing while its picture or film is missing. */
async function toShownBlock(
  { folder, study }: Committed,
  block: CaseStudyBlock,
  toAddress: ToAddress,
): Promise<ShownBlock | undefined> {
  const getPlate = (number: number, sizes: string) =>
    getPicture(folder, study.pictures.gallery[number - 1], sizes);
  switch (block.kind) {
    case 'gallery': {
      const plates = await Promise.all(
        block.show.map((number) => getPlate(number, pageSizes.plate)),
      );
      const pictures = plates.filter((plate) => plate !== undefined);
      return pictures.length > 0 ? { kind: 'gallery', pictures } : undefined;
    }
    case 'wide': {
      const picture = await getPlate(block.show, pageSizes.wide);
      return picture && { kind: 'wide', picture };
    }
    case 'video': {
      const stated = study.films[block.show - 1];
      const film = stated && (await getFilm(folder, stated, toAddress));
      return film && { kind: 'video', film };
    }
    default:
      return block;
  }
}

async function toPage(committed: Committed, toAddress: ToAddress): Promise<CaseStudyPage> {
  const { folder, study } = committed;
  const { banner, bannerTall } = study.pictures;
  const first = (pictures: CaseStudy['tile'][], sizes: string) =>
    getFirst(pictures.map((picture) => getPicture(folder, picture, sizes)));
  const [wide, tall, aperture, ...blocks] = await Promise.all([
    first([banner, study.wide], pageSizes.banner),
    first([bannerTall, study.tile], pageSizes.bannerTall),
    first([study.small, study.tile], pageSizes.aperture),
    ...study.blocks.map((block) => toShownBlock(committed, block, toAddress)),
  ]);
  return {
    id: folder,
    study,
    rules: [],
    ...(wide && { banner: wide }),
    ...(tall && { bannerTall: tall }),
    ...(aperture && { aperture }),
    blocks: blocks.filter((block) => block !== undefined),
  };
}
