import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { defaultLanguage, languages } from '@agency/content/languages';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { pickText, toLocale } from '../../collections/localized-text.ts';
import { toArticle } from '../../collections/rich-text/from-markdown.ts';
import { inTransaction } from '../../platform/transaction.ts';
import {
  readSampleContent,
  type SampleDocument,
  type SamplePicture,
  type SamplePost,
  type Translations,
} from './read-content.ts';

/** Result by collection. */
export type SeedResult = Record<string, { created: number; existing: number }>;

interface Folders {
  content: string;
  media: string;
}

/**
 * Adds missing sample content. Content that was added once stays as editors left it, even deleted. An interrupted run continues.
 * @param report called with the name of each new document
 */
export async function seed(
  payload: Payload,
  folders: Folders,
  report: (name: string) => void = () => {},
): Promise<SeedResult> {
  const content = readSampleContent(folders.content);
  const memory = await openMemory(payload);
  const result: SeedResult = {};

  // Finds a document that was added before or has the same name or slug, or creates it.
  async function provide(
    collection: string,
    own: Record<string, string>,
    toData: () => Promise<object>,
    translations: Translations = {},
  ): Promise<void> {
    const slug = collection as CollectionSlug;
    result[slug] ??= { created: 0, existing: 0 };
    const counts = result[slug];
    const [[field, name] = ['', '']] = Object.entries(own);
    const key = `${slug}/${name}`;
    const known =
      memory.get(key) ??
      (await findByName(payload, slug, field, { [defaultLanguage.tag]: own, ...translations }));
    if (known !== undefined) {
      counts.existing += 1;
      return memory.remember(key, known);
    }
    const data = (await toData()) as never;
    const id = await inTransaction(payload, async (req) => {
      const created = await payload.create({
        collection: slug,
        data,
        depth: 0,
        req,
        // Operators run it without a user.
        overrideAccess: true,
      });
      await translate(payload, slug, Number(created.id), translations, req);
      return Number(created.id);
    });
    counts.created += 1;
    report(name);
    await memory.remember(key, id);
  }

  const providePicture = (picture: SamplePicture) =>
    providePictureFile(payload, folders.media, picture, memory);

  // A document that was added before; nothing if it was deleted.
  async function relate(collection: CollectionSlug, name: string): Promise<number | undefined> {
    const id = memory.get(`${collection}/${name}`);
    if (id === undefined) throw new Error(`There is no ${name} in ${collection}`);
    const { totalDocs } = await payload.count({
      collection,
      where: { id: { equals: id } },
      // Operators run it without a user.
      overrideAccess: true,
    });
    return totalDocs > 0 ? id : undefined;
  }

  async function toDocument({ translations: _, ...fields }: SampleDocument) {
    const values = Object.entries(fields).map(async ([name, value]) => [
      name,
      typeof value === 'object' ? await providePicture(value as SamplePicture) : value,
    ]);
    return Object.fromEntries(await Promise.all(values));
  }

  async function toPost(post: SamplePost) {
    const { body, category, author, counterpart, cover, createdAt, ...fields } = post;
    const { tag, direction } =
      languages.find((one) => one.tag === post.language) ?? defaultLanguage;
    // The descriptions of its pictures are in its language.
    const describe = ({ file, alt }: Pick<SamplePicture, 'file' | 'alt'>) => {
      const translations = tag === defaultLanguage.tag ? {} : { [tag]: { alt } };
      return providePicture({ file, alt, translations });
    };
    return {
      ...fields,
      publishedAt: new Date(createdAt).toISOString(),
      category: await relate('categories', category),
      author: await relate('authors', author),
      translationGroup: counterpart && (await relate('blogs', counterpart)),
      image: cover && (await describe(cover)),
      content: await toArticle(body, payload.config, describe, direction),
      _status: 'published',
    };
  }

  for (const { collection, document } of content.documents) {
    const { name, translations } = document;
    await provide(collection, { name }, () => toDocument(document), translations);
  }
  for (const post of content.posts) {
    await provide('blogs', { slug: post.slug }, () => toPost(post));
  }
  return result;
}

/** Finds a document by its name in one of the languages. */
async function findByName(
  payload: Payload,
  collection: CollectionSlug,
  field: string,
  names: Translations,
): Promise<number | undefined> {
  // Someone may have renamed it in one language only, and names are unique in each.
  for (const [tag, { [field]: value }] of Object.entries(names)) {
    if (value === undefined) continue;
    const { docs } = await payload.find({
      collection,
      where: { [field]: { equals: value } },
      locale: toLocale(tag),
      limit: 1,
      depth: 0,
      trash: true,
      // Operators run it without a user.
      overrideAccess: true,
    });
    if (docs[0]) return Number(docs[0].id);
  }
  return undefined;
}

async function translate(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  translations: Translations,
  req?: PayloadRequest,
): Promise<void> {
  for (const [tag, data] of Object.entries(translations)) {
    await payload.update({
      collection,
      id,
      data,
      depth: 0,
      locale: toLocale(tag),
      ...(req && { req }),
      // Operators run it without a user.
      overrideAccess: true,
    });
  }
}

/** Finds a picture that was added before, or uploads it. Descriptions in missing languages are added. */
async function providePictureFile(
  payload: Payload,
  folder: string,
  { file, alt, translations }: SamplePicture,
  memory: Memory,
): Promise<number> {
  const key = `media/${file}`;
  const known = await payload.findByID({
    collection: 'media',
    id: memory.get(key) ?? 0,
    locale: 'all',
    depth: 0,
    disableErrors: true,
    // Operators run it without a user.
    overrideAccess: true,
  });
  if (known) {
    const missing = Object.entries(translations).filter(([tag]) => !pickText(known.alt, tag));
    await translate(payload, 'media', known.id, Object.fromEntries(missing));
    return known.id;
  }
  const data = readFileSync(join(folder, file));
  const mimetype = `image/${extname(file).slice(1).replace('jpg', 'jpeg')}`;
  const { id } = await payload.create({
    collection: 'media',
    data: { alt },
    file: { data, mimetype, name: file, size: data.length },
    depth: 0,
    // Operators run it without a user.
    overrideAccess: true,
  });
  await memory.remember(key, id);
  await translate(payload, 'media', id, translations);
  return id;
}

interface Memory {
  get(key: string): number | undefined;
  remember(key: string, id: number): Promise<void>;
}

// Stored in the database, so that copies and backups have it too.
async function openMemory({ kv }: Payload): Promise<Memory> {
  const seeded = (await kv.get<Record<string, number>>('seeded')) ?? {};
  return {
    get: (key) => seeded[key],
    remember: async (key, id) => {
      if (seeded[key] === id) return;
      seeded[key] = id;
      await kv.set('seeded', seeded);
    },
  };
}
