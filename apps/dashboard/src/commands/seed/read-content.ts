import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultLanguage, languages } from '@agency/content/languages';
import { slugSchema } from '@agency/contracts';
import { parse } from 'yaml';
import * as z from 'zod';

const text = z.string().min(1);

/** Texts by language tag. */
export type Translations = Record<string, Record<string, string>>;

/** Translations of some texts, by language tag. */
const translationsOf = (...names: string[]) =>
  z
    .record(z.string(), z.strictObject(Object.fromEntries(names.map((name) => [name, text]))))
    .default({});

const picture = z.strictObject({
  file: text.describe('Name of a file in the media folder'),
  alt: text.describe('What it shows, in words'),
  translations: translationsOf('alt'),
});

const frontMatter = z.strictObject({
  title: text,
  header: z.string().default(''),
  description: text,
  cardDescription: z.string().default(''),
  category: text.describe('Name of a category in categories.yaml'),
  author: text.describe('Name of an author in people.yaml'),
  createdAt: z.iso.datetime({ offset: true }).describe('Date of the post'),
  featured: z.boolean().default(false),
  counterpart: text.optional().describe('Address of the post in English that it answers'),
  cover: picture.optional(),
});

const named = z.strictObject({ name: text, translations: translationsOf('name') });

const peopleSchema = z.strictObject({
  authors: z.array(named),
  team: z.array(
    z.strictObject({
      name: text,
      position: text,
      quote: z.string().default(''),
      portrait: picture.optional(),
      translations: translationsOf('name', 'position', 'quote'),
    }),
  ),
});

/** A sample post from `content/blogs/<slug>.md` */
export type SamplePost = z.infer<typeof frontMatter> & {
  slug: string;
  language: string;
  body: string;
};

export type SamplePicture = z.infer<typeof picture>;

/**
 * Reads the sample content of a folder: posts of the default language first, oldest first.
 * @throws {Error} with the name of an invalid file
 */
export function readSampleContent(folder: string) {
  return {
    ...readYaml(join(folder, 'people.yaml'), peopleSchema),
    categories: readYaml(join(folder, 'categories.yaml'), z.array(named)),
    posts: languages.flatMap(({ tag }) => readPosts(join(folder, 'blogs'), tag)),
  };
}

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
