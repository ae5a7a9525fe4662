import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { CaseStudy } from '@agency/content/schemas/case-study';
import type { ContentPicture } from '@agency/content/schemas/shared';
import type { PayloadRequest } from 'payload';
import { ApiError } from '../../api/response.ts';
import { translateError } from '../../panel/language/errors.ts';
import { dashboardFolder } from '../../platform/folders.ts';
import { onlyIn } from '../localized-text.ts';
import { toNameWithKey } from '../stored-name.ts';

const run = promisify(execFile);
const CONVERTER = join(dashboardFolder, 'src/collections/case-studies/convert-picture.ts');

/** Limits of one conversion: milliseconds, and bytes of the result. */
const DEADLINE = 60_000;
const MAX_CONVERTED = 12 * 1024 * 1024;

/** Folder of a static case study, and the request that imports it. */
export interface CaseStudySource {
  req: PayloadRequest;
  folder: string;
}

/** A description in other languages. */
export type Translations = readonly (readonly [tag: string, text: string])[];

/** Imports a picture into the media library once, with descriptions and focal point. Returns its id. */
export async function importPicture(
  { req, folder }: CaseStudySource,
  { file, alt, focus }: ContentPicture,
  alts: Translations = [],
): Promise<number> {
  const path = join(folder, file);
  const bytes = await readFile(path);
  const key = toKey(bytes, alt);
  const name = `${basename(folder)}-${file}`;
  const id = await importOnce(req, 'media', toNameWithKey(name, key, 'webp'), async () => {
    const data = file.endsWith('.avif') ? await toWebp(path) : bytes;
    const { id } = await req.payload.create({
      collection: 'media',
      data: { alt, ...(focus && { focus }) },
      file: { data, name, mimetype: 'image/webp', size: data.length },
      // A file without a document is left from an import that was cut off.
      overwriteExistingFiles: true,
      context: { fileKey: key },
      user: req.user,
      overrideAccess: false,
      depth: 0,
    });
    return id;
  });
  for (const [tag, text] of alts) await describe(req, 'media', id, tag, { alt: text });
  return id;
}

/** Imports a film with poster and captions once. Returns its id. */
export async function importFilm(
  source: CaseStudySource,
  { file, poster, posterAlt, captions }: CaseStudy['films'][number],
  titles: Translations,
): Promise<number> {
  const { req, folder } = source;
  if (file.startsWith('https:')) {
    throw new ApiError(
      422,
      translateError(req, ({ study }) => study.foreignFilm),
    );
  }
  const posterId = await importPicture(source, { file: poster, alt: posterAlt }, titles);
  const data = await readFile(join(folder, file));
  const key = toKey(data, '');
  const name = `${basename(folder)}-${file}`;
  const extension = file.endsWith('.webm') ? 'webm' : 'mp4';
  const captionsText = captions && (await readFile(join(folder, captions), 'utf8'));
  const id = await importOnce(req, 'films', toNameWithKey(name, key, extension), async () => {
    const { id } = await req.payload.create({
      collection: 'films',
      data: { title: posterAlt, poster: posterId, ...(captionsText && { captions: captionsText }) },
      file: { data, name, mimetype: `video/${extension}`, size: data.length },
      overwriteExistingFiles: true,
      context: { fileKey: key },
      user: req.user,
      overrideAccess: false,
      depth: 0,
    });
    return id;
  });
  for (const [tag, text] of titles) await describe(req, 'films', id, tag, { title: text });
  return id;
}

/** Adds a description in another language, unless there is one. */
async function describe(
  req: PayloadRequest,
  collection: 'media' | 'films',
  id: number,
  tag: string,
  data: { alt: string } | { title: string },
): Promise<void> {
  const options = { collection, id, depth: 0, user: req.user, ...onlyIn(tag) };
  const known = await req.payload.findByID({ ...options, overrideAccess: false });
  if (Object.keys(data).some((name) => known[name as keyof typeof known])) return;
  await req.payload.update({ ...options, data, overrideAccess: false });
}

/** Returns the document with a file name, or creates it. If another request creates it first, returns that one. */
async function importOnce(
  req: PayloadRequest,
  collection: 'media' | 'films',
  filename: string,
  make: () => Promise<number>,
): Promise<number> {
  const find = async () => {
    const { docs } = await req.payload.find({
      collection,
      where: { filename: { equals: filename } },
      limit: 1,
      pagination: false,
      depth: 0,
      user: req.user,
      overrideAccess: false,
    });
    return docs[0]?.id;
  };
  const known = await find();
  if (known !== undefined) return known;
  try {
    return await make();
  } catch (error) {
    const other = await find();
    if (other === undefined) throw error;
    return other;
  }
}

async function toWebp(path: string): Promise<Buffer> {
  const { stdout } = await run(process.execPath, [CONVERTER, path], {
    cwd: dashboardFolder,
    encoding: 'buffer',
    maxBuffer: MAX_CONVERTED,
    timeout: DEADLINE,
  });
  return stdout;
}

// Includes the description, because one picture may have two.
const toKey = (bytes: Buffer, words: string) =>
  createHash('sha256').update(bytes).update(words).digest('hex').slice(0, 12);
