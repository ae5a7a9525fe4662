import type { CaseStudy, CaseStudyBlock } from '@agency/content/schemas/case-study';
import type { CaseStudyPage, Film, ShownBlock } from '../model/work/case-study-page.ts';
import type { ToAddress } from './blog-covers.ts';
import { getCaseStudies, getCaseStudyPicture, type Work } from './work-tiles.ts';

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
  const poster = await getCaseStudyPicture(
    folder,
    { file: film.poster, alt: film.posterAlt },
    '100vw',
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
  folder: string,
  study: CaseStudy,
  block: CaseStudyBlock,
  toAddress: ToAddress,
): Promise<ShownBlock | undefined> {
  const getPlate = (number: number, sizes: string) =>
    getCaseStudyPicture(folder, study.pictures.gallery[number - 1], sizes);
  switch (block.kind) {
    case 'gallery': {
      const plates = await Promise.all(
        block.show.map((number) => getPlate(number, '(width >= 768px) 57vw, 66vw')),
      );
      const pictures = plates.filter((plate) => plate !== undefined);
      return pictures.length > 0 ? { kind: 'gallery', pictures } : undefined;
    }
    case 'wide': {
      const picture = await getPlate(block.show, '100vw');
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

/**
 * The page of a route.
 * @param toAddress says whether a film may be played from another host
 */
export async function getCaseStudyPage(
  route: string,
  toAddress: ToAddress,
): Promise<CaseStudyPage | undefined> {
  const found = (await getCaseStudies()).find(({ href }) => href === route);
  return found && toCaseStudyPage(found, toAddress);
}

/**
 * The page of a case study. A banner or aperture that is missing is stood in for by a tile, so a page is whole from its
 * first picture on.
 */
export async function toCaseStudyPage(
  { folder, study }: Work,
  toAddress: ToAddress,
): Promise<CaseStudyPage> {
  const { banner, bannerTall } = study.pictures;
  const first = async (pictures: CaseStudy['tile'][], sizes: string) =>
    (
      await Promise.all(pictures.map((picture) => getCaseStudyPicture(folder, picture, sizes)))
    ).find((picture) => picture !== undefined);
  const [wide, tall, aperture, ...blocks] = await Promise.all([
    first([banner, study.wide], '100vw'),
    // Two thirds of their width on a phone: its screen is so dense that the eye cannot tell, and the bytes are halved.
    first([bannerTall, study.tile], '66vw'),
    first([study.small, study.tile], '(width >= 1024px) 66vw, (width >= 768px) 64vw, 43vw'),
    ...study.blocks.map((block) => toShownBlock(folder, study, block, toAddress)),
  ]);
  return {
    folder,
    study,
    ...(wide && { banner: wide }),
    ...(tall && { bannerTall: tall }),
    ...(aperture && { aperture }),
    blocks: blocks.filter((block) => block !== undefined),
  };
}

/** The route that another spelling of a path stands for, an alias or other capitals; nothing when it is the route. */
export async function getAliasedRoute(path: string): Promise<string | undefined> {
  const wanted = path.toLowerCase();
  const studies = await getCaseStudies();
  const found = studies.find(({ study: { route, aliases } }) =>
    [route, ...aliases].some((spelling) => spelling.toLowerCase() === wanted),
  );
  return found?.study.route === path ? undefined : found?.study.route;
}
