import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { defaultLanguage, languages } from '@agency/content/languages';
import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload';
import { type LocalizedText, pickLocalized } from '../collections/localized-text.ts';
import { toArticle } from '../rich-text/from-markdown.ts';
import { readSampleContent, type SamplePicture, type SamplePost } from './read-content.ts';

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
  ): Promise<void> {
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
      return;
    }
    result[collection].kept += 1;
    await memory.remember(key, known);
  }

  // References to deleted documents are dropped.
  const relate = async (collection: Seedable, id: number): Promise<number | undefined> =>
    (await isThere(payload, collection, id)) ? id : undefined;

  const providePicture = (picture: SamplePicture, alts: LocalizedText) =>
    providePictureFile(payload, folders.media, { ...picture, alts }, memory);

  async function toPost(post: SamplePost) {
    const { title, header, description, cardDescription, slug, featured, language } = post;
    const original = memory.get(`blogs/${post.counterpart}`);
    const toAlts = ({ alt }: SamplePicture): LocalizedText =>
      language === defaultLanguage.tag ? {} : { [language]: alt };
    const direction = languages.find(({ tag }) => tag === language)?.direction;
    const findNamed = (collection: 'categories' | 'authors', name: string) => {
      const id = memory.get(`${collection}/${name}`);
      if (id === undefined) throw new Error(`${slug}.md: there is no ${name} in ${collection}`);
      return relate(collection, id);
    };
    return {
      ...{ title, header, description, cardDescription, slug, featured, language },
      publishedAt: new Date(post.createdAt).toISOString(),
      category: await findNamed('categories', post.category),
      author: await findNamed('authors', post.author),
      counterpart: original && (await relate('blogs', original)),
      image: post.cover && (await providePicture(post.cover, toAlts(post.cover))),
      content: await toArticle(
        post.body,
        payload.config,
        (figure) => providePicture(figure, toAlts(figure)),
        direction,
      ),
      _status: 'published' as const,
    };
  }

  for (const { name, names } of content.categories) {
    await provide('categories', ['name', name], async () => ({ name, names }));
  }
  for (const { name, names } of content.authors) {
    await provide('authors', ['name', name], async () => ({ name, names }));
  }
  for (const { portrait, alts, ...person } of content.team) {
    await provide('team-members', ['name', person.name], async () => ({
      ...person,
      portrait: portrait && (await providePicture(portrait, alts)),
    }));
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

/** Finds a picture that was added before, or uploads it. */
async function providePictureFile(
  payload: Payload,
  folder: string,
  { file, alt, alts }: SamplePicture & { alts: LocalizedText },
  memory: Memory,
): Promise<number> {
  const key = `media/${file}`;
  const known = await findPicture(payload, memory.get(key));
  if (known) {
    // The first post in another language with the picture describes it in that language.
    if (Object.keys(alts).some((tag) => !pickLocalized(known.alts, tag))) {
      await payload.update({
        collection: 'media',
        id: known.id,
        data: { alts: { ...alts, ...known.alts } },
        depth: 0,
        // Operators run it without a user.
        overrideAccess: true,
      });
    }
    return known.id;
  }
  const data = readFileSync(join(folder, file));
  const mimetype = `image/${extname(file).slice(1).replace('jpg', 'jpeg')}`;
  const { id } = await payload.create({
    collection: 'media',
    data: { alt, alts },
    file: { data, mimetype, name: file, size: data.length },
    depth: 0,
    // Operators run it without a user.
    overrideAccess: true,
  });
  await memory.remember(key, id);
  return id;
}

async function findPicture(payload: Payload, id: number | undefined) {
  if (id === undefined) return null;
  return payload.findByID({
    collection: 'media',
    id,
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
