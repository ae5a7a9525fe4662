import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultLanguage, languages, otherLanguages } from '@agency/content/languages';
import { slugSchema } from '@agency/contracts';
import { parse } from 'yaml';
import * as z from 'zod';

const picture = z.strictObject({
  file: z.string().min(1).describe('Name of a file in the media folder'),
  alt: z.string().min(1).describe('What it shows, in words'),
});

const frontMatter = z.strictObject({
  title: z.string().min(1),
  header: z.string().default(''),
  description: z.string().min(1),
  cardDescription: z.string().default(''),
  category: z.string().min(1).describe('Name of a category in categories.yaml'),
  author: z.string().min(1).describe('Name of an author in people.yaml'),
  createdAt: z.iso.datetime({ offset: true }).describe('Date of the post'),
  featured: z.boolean().default(false),
  counterpart: z
    .string()
    .min(1)
    .optional()
    .describe('Address of the post in English that it answers'),
  cover: picture.optional(),
});

const named = z.strictObject({ name: z.string().min(1) });

const peopleSchema = z.strictObject({
  authors: z.array(named),
  team: z.array(
    z.strictObject({
      name: z.string().min(1),
      position: z.string().min(1),
      quote: z.string().default(''),
      portrait: picture.optional(),
    }),
  ),
});

/** Translation of `people.yaml`, in the same order; the team may be missing. */
const otherPeopleSchema = z.strictObject({
  authors: z.array(named),
  team: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        position: z.string().min(1),
        quote: z.string().default(''),
        portrait: picture.pick({ alt: true }).optional(),
      }),
    )
    .default([]),
});

/** A sample post from `content/blogs/<slug>.md` */
export type SamplePost = z.infer<typeof frontMatter> & {
  slug: string;
  language: string;
  body: string;
};

export type SamplePicture = z.infer<typeof picture>;

/** Texts by language tag. */
export type Translations = Record<string, Record<string, string>>;

/** A name with translations. */
interface Named {
  name: string;
  translations: Translations;
}

/** A team member with translations. */
type SamplePerson = z.infer<typeof peopleSchema>['team'][number] & {
  translations: Translations;
  /** Description of the portrait. */
  alts: Translations;
};

/** All sample content. */
export interface SampleContent {
  categories: Named[];
  authors: Named[];
  team: SamplePerson[];
  posts: SamplePost[];
}

/**
 * Reads the sample content of a folder: posts of the default language first, oldest first.
 * @throws {Error} with the name of an invalid file
 */
export function readSampleContent(folder: string): SampleContent {
  const locate = (name: string) => join(folder, name);
  const { authors, team } = readYaml(locate('people.yaml'), peopleSchema);
  const categories = readYaml(locate('categories.yaml'), z.array(named));
  const otherPeople = readOthers(locate('people'), otherPeopleSchema);
  const otherCategories = readOthers(locate('categories'), z.array(named));
  return {
    posts: languages.flatMap(({ tag }) => readPosts(locate('blogs'), tag)),
    categories: categories.map(({ name }, index) => ({
      name,
      translations: toTranslations(otherCategories, (said) => said[index]),
    })),
    authors: authors.map(({ name }, index) => ({
      name,
      translations: toTranslations(otherPeople, (said) => said.authors[index]),
    })),
    team: team.map((person, index) => ({
      ...person,
      translations: toTranslations(otherPeople, (said) => {
        const { portrait: _portrait, ...texts } = said.team[index] ?? {};
        return texts;
      }),
      alts: toTranslations(otherPeople, (said) => said.team[index]?.portrait),
    })),
  };
}

/** Translations of a file, `<path>.<tag>.yaml`, by language tag. */
const readOthers = <Schema extends z.ZodType>(path: string, schema: Schema) =>
  otherLanguages.flatMap(({ tag }) => {
    const file = `${path}.${tag}.yaml`;
    return existsSync(file) ? [[tag, readYaml(file, schema)] as const] : [];
  });

/** Translations of a document, without empty texts. */
const toTranslations = <Said>(
  others: readonly (readonly [tag: string, said: Said])[],
  pick: (said: Said) => Record<string, string> | undefined,
): Translations =>
  Object.fromEntries(
    others.flatMap(([tag, said]) => {
      const texts = Object.entries(pick(said) ?? {}).filter(([, text]) => text);
      return texts.length > 0 ? [[tag, Object.fromEntries(texts)]] : [];
    }),
  );

function readPosts(blogs: string, tag: string): SamplePost[] {
  const folder = tag === defaultLanguage.tag ? blogs : join(blogs, tag);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ ...readPost(join(folder, file)), language: tag }))
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
}

function readPost(file: string): Omit<SamplePost, 'language'> {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${file}: no front matter`);
  const slug = slugSchema.parse(basename(file, '.md'));
  return { ...check(file, parse(head), frontMatter), slug, body };
}

const readYaml = <Schema extends z.ZodType>(file: string, schema: Schema) =>
  check(file, parse(readFileSync(file, 'utf8')), schema);

function check<Schema extends z.ZodType>(
  file: string,
  value: unknown,
  schema: Schema,
): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
