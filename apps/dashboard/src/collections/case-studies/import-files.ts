import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { CaseStudy } from '@agency/content/schemas/case-study';
import type { ContentPicture } from '@agency/content/schemas/shared';
import type { PayloadRequest } from 'payload';
import { createApiError } from '../../api/response.ts';
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
  source: CaseStudySource,
  { file, alt, focus }: ContentPicture,
  alts: Translations = [],
): Promise<number> {
  const path = join(source.folder, file);
  const bytes = await readFile(path);
  return importFile(source, {
    collection: 'media',
    file,
    // Includes the description, because one picture may have two.
    key: toKey(bytes, alt),
    type: 'image/webp',
    read: async () => (file.endsWith('.avif') ? toWebp(path) : bytes),
    data: { alt, ...(focus && { focus }) },
    translations: alts.map(([tag, text]) => [tag, { alt: text }]),
  });
}

/** Imports a film with poster and captions once. Returns its id. */
export async function importFilm(
  source: CaseStudySource,
  { file, poster, posterAlt, captions }: CaseStudy['films'][number],
  titles: Translations,
): Promise<number> {
  const { req, folder } = source;
  if (file.startsWith('https:')) throw createApiError(req, 422, ({ study }) => study.foreignFilm);
  const posterId = await importPicture(source, { file: poster, alt: posterAlt }, titles);
  const bytes = await readFile(join(folder, file));
  const text = captions && (await readFile(join(folder, captions), 'utf8'));
  return importFile(source, {
    collection: 'films',
    file,
    key: toKey(bytes, ''),
    type: file.endsWith('.webm') ? 'video/webm' : 'video/mp4',
    read: async () => bytes,
    data: { title: posterAlt, poster: posterId, ...(text && { captions: text }) },
    translations: titles.map(([tag, title]) => [tag, { title }]),
  });
}

/** A file with its document. */
interface ImportedFile {
  collection: 'media' | 'films';
  file: string;
  /** Identifies file and document. */
  key: string;
  /** Media type; its second part is the extension. */
  type: string;
  read(): Promise<Buffer>;
  data: object;
  /** Descriptions in other languages. */
  translations: [tag: string, text: Record<string, string>][];
}

/**
 * Returns the document of a file, or creates it; if another request creates it first, that one. Adds descriptions that
 * are missing.
 */
async function importFile(
  { req, folder }: CaseStudySource,
  { collection, file, key, type, read, data, translations }: ImportedFile,
): Promise<number> {
  const options = { collection, depth: 0, user: req.user } as const;
  const name = `${basename(folder)}-${file}`;
  const filename = toNameWithKey(name, key, type.replace(/.*\//, ''));
  const find = async () => {
    const where = { filename: { equals: filename } };
    const { docs } = await req.payload.find({ ...options, where, limit: 1, overrideAccess: false });
    return docs[0]?.id;
  };
  const create = async () => {
    const bytes = await read();
    const { id } = await req.payload.create({
      ...options,
      data: data as never,
      file: { data: bytes, name, mimetype: type, size: bytes.length },
      // A file without a document is left from an import that was cut off.
      overwriteExistingFiles: true,
      context: { fileKey: key },
      overrideAccess: false,
    });
    return id;
  };
  const id =
    (await find()) ??
    (await create().catch(async (error: unknown) => {
      const other = await find();
      if (other === undefined) throw error;
      return other;
    }));
  for (const [tag, text] of translations) {
    const described = { ...options, id, ...onlyIn(tag) };
    const known = await req.payload.findByID({ ...described, overrideAccess: false });
    const isKnown = Object.keys(text).some((field) => known[field as keyof typeof known]);
    if (!isKnown) await req.payload.update({ ...described, data: text, overrideAccess: false });
  }
  return id;
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

const toKey = (bytes: Buffer, alt: string) =>
  createHash('sha256').update(bytes).update(alt).digest('hex').slice(0, 12);
