import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { defaultLanguage, languages } from '@agency/content/languages';
import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload';
import { onlyIn, toLocale } from '../collections/localized-text.ts';
import { toArticle } from '../rich-text/from-markdown.ts';
import {
  readSampleContent,
  type SamplePicture,
  type SamplePost,
  type Translations,
} from './read-content.ts';
import { removeWithdrawnPictures } from './remove-withdrawn-pictures.ts';

/** Result by collection. */
export type SeedResult = Record<string, { made: number; kept: number }>;

interface Folders {
  content: string;
  media: string;
}

/**
 * Adds missing sample content. Content that was added once, translations included, stays as editors left it, even
 * deleted. An interrupted run continues.
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
  ): Promise<number> {
    result[collection] ??= { made: 0, kept: 0 };
    const key = `${collection}/${name}`;
    const known = memory.get(key) ?? (await findByName(payload, collection, field, name));
    if (known === undefined) {
      const { id } = await payload.create({
        collection,
        data: await toData(),
        depth: 0,
        // Operators run it without a user.
        overrideAccess: true,
      });
      result[collection].made += 1;
      report(name);
      await memory.remember(key, Number(id));
      return Number(id);
    }
    result[collection].kept += 1;
    await memory.remember(key, known);
    return known;
  }

  // References to deleted documents are dropped.
  const relate = async (collection: Seedable, id: number): Promise<number | undefined> =>
    (await isThere(payload, collection, id)) ? id : undefined;

  const providePicture = (picture: SamplePicture, language = defaultLanguage.tag) =>
    providePictureFile(payload, folders.media, { ...picture, language }, memory);

  async function toPost(post: SamplePost) {
    const { title, header, description, cardDescription, slug, featured, language } = post;
    const original = memory.get(`blogs/${post.counterpart}`);
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
      image: post.cover && (await providePicture(post.cover, language)),
      content: await toArticle(
        post.body,
        payload.config,
        (figure) => providePicture(figure, language),
        direction,
      ),
      _status: 'published' as const,
    };
  }

  for (const collection of ['categories', 'authors'] as const) {
    for (const { name, translations } of content[collection]) {
      const id = await provide(collection, ['name', name], async () => ({ name }));
      const document = { collection, id, name, own: { name } };
      await addTranslations(payload, memory, document, translations);
    }
  }
  for (const person of content.team) {
    const { portrait, translations, alts, ...own } = person;
    const { name } = own;
    const id = await provide('team-members', ['name', name], async () => ({
      ...own,
      portrait: portrait && (await providePicture(portrait)),
    }));
    await addTranslations(
      payload,
      memory,
      { collection: 'team-members', id, name, own },
      translations,
    );
    const picture = portrait && memory.get(`media/${portrait.file}`);
    if (!portrait || picture === undefined) continue;
    const document = { id: picture, name: portrait.file, own: { alt: portrait.alt } };
    await addTranslations(payload, memory, { collection: 'media', ...document }, alts);
  }
  for (const post of content.posts) {
    await provide('blogs', ['slug', post.slug], () => toPost(post));
  }
  await removeWithdrawnPictures(payload, (file) => memory.get(`media/${file}`));
  return result;
}

type Seedable = Extract<CollectionSlug, 'authors' | 'blogs' | 'categories' | 'team-members'>;

async function findByName(
  payload: Payload,
  collection: Seedable,
  field: string,
  name: string,
): Promise<number | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { [field]: { equals: name } },
    limit: 1,
    depth: 0,
    trash: true,
    // Operators run it without a user.
    overrideAccess: true,
  });
  return docs[0]?.id;
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

interface TranslatedDocument {
  collection: 'authors' | 'categories' | 'media' | 'team-members';
  id: number;
  /** Name in the sample content. */
  name: string;
  /** Sample texts by field. If editors changed one, its translations are not added. */
  own?: Readonly<Record<string, string>>;
}

/**
 * Adds missing translations once for each language, for dashboards that were seeded before. Translations that editors
 * removed are not added again.
 */
async function addTranslations(
  payload: Payload,
  memory: Memory,
  { collection, id, name, own = {} }: TranslatedDocument,
  translations: Translations,
): Promise<void> {
  const find = async (tag: string) =>
    (await payload.findByID({
      ...{ collection, id, depth: 0, disableErrors: true, ...onlyIn(tag) },
      // Operators run it without a user.
      overrideAccess: true,
    })) as Record<string, unknown> | null;
  for (const [tag, texts] of Object.entries(translations)) {
    const key = `words/${collection}/${name}/${tag}`;
    if (memory.get(key) === id) continue;
    const [source, known] = [await find(defaultLanguage.tag), await find(tag)];
    if (!source || !known) return;
    if (Object.entries(own).some(([field, text]) => (source[field] ?? '') !== text)) return;
    const data = Object.fromEntries(Object.entries(texts).filter(([field]) => !known[field]));
    await payload.update({
      ...{ collection, id, data, depth: 0, locale: toLocale(tag) },
      // Operators run it without a user.
      overrideAccess: true,
    });
    await memory.remember(key, id);
  }
}

async function providePictureFile(
  payload: Payload,
  folder: string,
  { file, alt, language }: SamplePicture & { language: string },
  memory: Memory,
): Promise<number> {
  const key = `media/${file}`;
  const known = memory.get(key);
  const translations = language === defaultLanguage.tag ? {} : { [language]: { alt } };
  if (known !== undefined && (await isThere(payload, 'media', known))) {
    await addTranslations(
      payload,
      memory,
      { collection: 'media', id: known, name: file },
      translations,
    );
    return known;
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
  await addTranslations(payload, memory, { collection: 'media', id, name: file }, translations);
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
