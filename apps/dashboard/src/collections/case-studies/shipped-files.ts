import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { CaseStudy } from '@agency/content/schemas/case-study';
import type { ContentPicture } from '@agency/content/schemas/shared';
import type { PayloadRequest } from 'payload';
import { ApiError } from '../../api/answer.ts';
import { translateError } from '../../panel/language/errors.ts';
import { dashboardFolder } from '../../platform/folders.ts';
import { toNameWithKey } from '../stored-name.ts';

const run = promisify(execFile);
const CONVERTER = join(dashboardFolder, 'src/collections/case-studies/convert-picture.ts');

/** Time of one conversion, in milliseconds, and its largest result, in bytes. */
const DEADLINE = 60_000;
const MAX_CONVERTED = 12 * 1024 * 1024;

/** A folder of a case study that the site is shipped with, and in whose name its files are stored. */
export interface Source {
  req: PayloadRequest;
  folder: string;
}

/** Number in the media library of a picture of the folder, which is put there once, with its words and what stays in view. */
export async function keepPicture(
  { req, folder }: Source,
  { file, alt, focus }: ContentPicture,
): Promise<number> {
  const path = join(folder, file);
  const bytes = await readFile(path);
  const key = toKey(bytes, alt);
  const name = `${basename(folder)}-${file}`;
  return keepOnce(req, 'media', toNameWithKey(name, key, 'webp'), async () => {
    const data = file.endsWith('.avif') ? await toWebp(path) : bytes;
    const { id } = await req.payload.create({
      collection: 'media',
      data: { alt, ...(focus && { focus }) },
      file: { data, name, mimetype: 'image/webp', size: data.length },
      // A file of this name without a document is of a copy that ended in the middle.
      overwriteExistingFiles: true,
      context: { fileKey: key },
      user: req.user,
      overrideAccess: false,
      depth: 0,
    });
    return id;
  });
}

/** Number of a film of the folder, which is stored once, with its poster and captions. */
export async function keepFilm(
  source: Source,
  { file, poster, posterAlt, captions }: CaseStudy['films'][number],
): Promise<number> {
  const { req, folder } = source;
  if (file.startsWith('https:')) {
    throw new ApiError(
      422,
      translateError(req, ({ study }) => study.foreignFilm),
    );
  }
  const posterId = await keepPicture(source, { file: poster, alt: posterAlt });
  const path = join(folder, file);
  const key = toKey(await readFile(path), '');
  const name = `${basename(folder)}-${file}`;
  const extension = file.endsWith('.webm') ? 'webm' : 'mp4';
  const words = captions && (await readFile(join(folder, captions), 'utf8'));
  return keepOnce(req, 'films', toNameWithKey(name, key, extension), async () => {
    const { size } = await stat(path);
    const { id } = await req.payload.create({
      collection: 'films',
      data: { title: posterAlt, poster: posterId, ...(words && { captions: words }) },
      file: {
        data: Buffer.alloc(0),
        tempFilePath: path,
        name,
        mimetype: `video/${extension}`,
        size,
      },
      overwriteExistingFiles: true,
      context: { fileKey: key },
      user: req.user,
      overrideAccess: false,
      depth: 0,
    });
    return id;
  });
}

/** What has a file name already, or what is made now; of two that make it at once, what the other one made. */
async function keepOnce(
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

// With its words: the same picture in two places may be described in two ways.
const toKey = (bytes: Buffer, words: string) =>
  createHash('sha256').update(bytes).update(words).digest('hex').slice(0, 12);
