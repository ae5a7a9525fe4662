import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CaseStudy, caseStudySchema } from '@agency/content/schemas/case-study';
import type { Image, WireBlock, WireCaseStudy } from '@agency/contracts';
import { encode } from 'blurhash';
import sharp from 'sharp';
import { parse } from 'yaml';
import type { FakeDashboard } from './fake-dashboard.ts';

const FOLDER = fileURLToPath(
  new URL('../../../../packages/content/case-studies/', import.meta.url),
);
/** As the dashboard makes renditions, with less effort. */
const WIDTHS = [480, 960, 1600];
const RENDITION = { quality: 55, effort: 0 };
const SAMPLE = 32;

type Media = FakeDashboard['media'];
type Picture = CaseStudy['tile'];

/**
 * Turns a committed case study into a record of the dashboard, with all of its pictures and films.
 * @param media gets these files, by name
 */
export async function toEditedStudy(
  folder: string,
  media: Media,
  changes: Partial<WireCaseStudy> = {},
): Promise<WireCaseStudy> {
  const text = readFileSync(`${FOLDER}${folder}/en.yaml`, 'utf8');
  const study = caseStudySchema.parse(parse(text));
  const { banner, bannerTall } = study.pictures;
  const toImage = (picture: Picture) => toWireImage(folder, picture, media);
  const [tile, wide, small, top, tall] = await Promise.all(
    [study.tile, study.wide, study.small, banner, bannerTall].map(toImage),
  );
  if (!tile) throw new Error(`${folder} has no tile`);
  const { show = 0, crop } = study.aperture ?? {};
  const aperture = await toImage(study.pictures.gallery[show - 1]);
  const blocks = await Promise.all(
    study.blocks.map((block) => toWireBlock(folder, study, block, media)),
  );
  const { client, sector, country, categories, colour, order, summary } = study;
  return {
    id: 7,
    name: study.route.slice(1),
    client,
    sector,
    country,
    categories,
    colour,
    order,
    summary,
    services: study.services,
    description: study.description,
    blocks,
    mobile_order: study.mobileOrder,
    tile,
    wide: wide ?? null,
    small: small ?? null,
    banner: top ?? null,
    banner_tall: tall ?? null,
    world: study.world ?? null,
    aperture: aperture ?? null,
    aperture_crop: crop,
    intro: { heading: toText(study.intro.heading), text: study.intro.text },
    related: [],
    updated_at: '2026-11-20T09:30:00.000Z',
    ...changes,
  };
}

async function toWireBlock(
  folder: string,
  study: CaseStudy,
  block: CaseStudy['blocks'][number],
  media: Media,
): Promise<WireBlock> {
  const getPicture = async (number: number) => {
    const picture = await toWireImage(folder, study.pictures.gallery[number - 1], media);
    if (!picture) throw new Error(`${folder} has no picture ${number}`);
    return picture;
  };
  switch (block.kind) {
    case 'gallery': {
      const { show, ...rest } = block;
      const toCaptioned = async (number: number) => {
        const caption = block.crop ? undefined : study.pictures.gallery[number - 1]?.caption;
        return { ...(await getPicture(number)), ...(caption && { caption }) };
      };
      return { ...rest, pictures: await Promise.all(show.map(toCaptioned)) };
    }
    case 'wide':
      return { kind: 'wide', picture: await getPicture(block.show) };
    case 'video': {
      const {
        file = '',
        poster = '',
        posterAlt = '',
        captions,
      } = study.films[block.show - 1] ?? {};
      const still = await toWireImage(folder, { file: poster, alt: posterAlt }, media);
      if (!still) throw new Error(`${folder} has no film ${block.show}`);
      const src = keepFile(folder, file.replace(/mp4$/, 'webm'), 'video/webm', media);
      return {
        kind: 'video',
        film: {
          src,
          type: 'video/webm',
          poster: still,
          ...(captions && { captions: keepFile(folder, captions, 'text/vtt', media) }),
        },
      };
    }
    case 'website':
      return block;
    default:
      return { ...block, ...(block.heading && { heading: toText(block.heading) }) } as WireBlock;
  }
}

const toText = (heading: CaseStudy['intro']['heading']): string =>
  typeof heading === 'string' ? heading : heading.map(({ text }) => text).join(' ');

function keepFile(folder: string, file: string, type: string, media: Media): string {
  const name = `${folder}-${file.replace('./', '')}`;
  media.set(name, { type, bytes: readFileSync(`${FOLDER}${folder}/${file}`) });
  return `/media/${name}`;
}

async function toWireImage(
  folder: string,
  picture: Picture,
  media: Media,
): Promise<Image | undefined> {
  if (!picture) return undefined;
  const { file, alt, focus } = picture;
  const whole = sharp(`${FOLDER}${folder}/${file}`);
  const { width, height } = await whole.metadata();
  const name = `${folder}-${file.replace(/^\.\/|\.\w+$/g, '')}`;
  const keep = (rendition: string, type: string, bytes: Buffer) => {
    media.set(rendition, { type, bytes });
    return `/media/${rendition}`;
  };
  const sizes = WIDTHS.filter((one) => one <= width).map(async (one) => {
    const { data, info } = await whole
      .clone()
      .resize({ width: one })
      .avif(RENDITION)
      .toBuffer({ resolveWithObject: true });
    const src = keep(`${name}-${one}.avif`, 'image/avif', data);
    return { src, width: info.width, height: info.height, type: 'image/avif' as const };
  });
  const pixels = await whole
    .clone()
    .resize(SAMPLE, SAMPLE, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return {
    src: keep(`${name}.jpg`, 'image/jpeg', await whole.clone().jpeg().toBuffer()),
    name: alt,
    hashblur: encode(new Uint8ClampedArray(pixels), SAMPLE, SAMPLE, 4, 3),
    width,
    height,
    sizes: await Promise.all(sizes),
    ...(focus && { focus }),
  };
}
