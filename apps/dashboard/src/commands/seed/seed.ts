import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { defaultLanguage, languages } from '@agency/content/languages';
import type {
  CollectionSlug,
  Payload,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
} from 'payload';
import { pickText, toLocale } from '../../collections/localized-text.ts';
import { toArticle } from '../../collections/rich-text/from-markdown.ts';
import { inTransaction } from '../../platform/transaction.ts';
import {
  readSampleContent,
  type SamplePicture,
  type SamplePost,
  type Translations,
} from './read-content.ts';

/** Result by collection. */
export type SeedResult = Record<string, { made: number; kept: number }>;

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

  // Finds a document that was added before or has the same name, or creates it.
  async function provide<Slug extends Seedable>(
    collection: Slug,
    [field, name]: [field: string, name: string],
    toData: () => Promise<RequiredDataFromCollectionSlug<Slug>>,
    translations: Translations = {},
  ): Promise<void> {
    result[collection] ??= { made: 0, kept: 0 };
    const key = `${collection}/${name}`;
    const known =
      memory.get(key) ?? (await findByName(payload, collection, field, name, translations));
    if (known === undefined) {
      const data = await toData();
      const id = await inTransaction(payload, async (req) => {
        const made = await payload.create({
          collection,
          data,
          depth: 0,
          // Operators run it without a user.
          overrideAccess: true,
          req,
        });
        await translate(payload, collection, Number(made.id), translations, req);
        return made.id;
      });
      result[collection].made += 1;
      report(name);
      await memory.remember(key, Number(id));
      return;
    }
    result[collection].kept += 1;
    await memory.remember(key, known);
  }

  // References to deleted documents are dropped.
  const relate = async (collection: Seedable, id: number): Promise<number | undefined> =>
    (await isThere(payload, collection, id)) ? id : undefined;

  const provideFile = (picture: SamplePicture) =>
    providePictureFile(payload, folders.media, picture, memory);

  async function toPost(post: SamplePost) {
    const { title, header, description, cardDescription, slug, featured, language } = post;
    const original = memory.get(`blogs/${post.counterpart}`);
    // The descriptions of its pictures are in its language.
    const providePicture = (picture: Pick<SamplePicture, 'file' | 'alt'>) =>
      provideFile({
        ...picture,
        translations: language === defaultLanguage.tag ? {} : { [language]: { alt: picture.alt } },
      });
    const direction = languages.find(({ tag }) => tag === language)?.direction;
    const findNamed = (collection: 'categories' | 'authors', name: string) => {
      const id = memory.get(`${collection}/${name}`);
      if (id === undefined) throw new Error(`${slug}.md: there is no ${name} in ${collection}`);
      return relate(collection, id);
    };
    return {
      ...{ title, header, description, cardDescription, slug, featured },
      language: toLocale(language),
      publishedAt: new Date(post.createdAt).toISOString(),
      category: await findNamed('categories', post.category),
      author: await findNamed('authors', post.author),
      translationGroup: original && (await relate('blogs', original)),
      image: post.cover && (await providePicture(post.cover)),
      content: await toArticle(post.body, payload.config, providePicture, direction),
      _status: 'published' as const,
    };
  }

  for (const collection of ['categories', 'authors'] as const) {
    for (const { name, translations } of content[collection]) {
      await provide(collection, ['name', name], async () => ({ name }), translations);
    }
  }
  for (const { portrait, translations, ...person } of content.team) {
    const toPerson = async () => ({
      ...person,
      portrait: portrait && (await provideFile(portrait)),
    });
    await provide('team-members', ['name', person.name], toPerson, translations);
  }
  for (const post of content.posts) {
    await provide('blogs', ['slug', post.slug], () => toPost(post));
  }
  return result;
}

type Seedable = Extract<CollectionSlug, 'authors' | 'blogs' | 'categories' | 'team-members'>;

async function findByName(
  payload: Payload,
  collection: Seedable,
  field: string,
  name: string,
  translations: Translations,
): Promise<number | undefined> {
  // Someone may have renamed it in one language only, and names are unique in each.
  const names = { [defaultLanguage.tag]: { [field]: name }, ...translations };
  for (const [tag, data] of Object.entries(names)) {
    const value = data[field];
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
    if (docs[0]) return docs[0].id;
  }
  return undefined;
}

async function isThere(payload: Payload, collection: CollectionSlug, id: number): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection,
    where: { id: { equals: id } },
    // Operators run it without a user.
    overrideAccess: true,
  });
  return totalDocs > 0;
}

async function translate(
  payload: Payload,
  collection: Seedable | 'media',
  id: number,
  translations: Translations,
  req?: PayloadRequest,
): Promise<void> {
  for (const [tag, data] of Object.entries(translations)) {
    await payload.update({
      ...{ collection, id, data, depth: 0, locale: toLocale(tag), ...(req && { req }) },
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
  const known = await findPicture(payload, memory.get(key));
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

async function findPicture(payload: Payload, id: number | undefined) {
  if (id === undefined) return null;
  return payload.findByID({
    collection: 'media',
    id,
    locale: 'all',
    depth: 0,
    disableErrors: true,
    // Operators run it without a user.
    overrideAccess: true,
  });
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
