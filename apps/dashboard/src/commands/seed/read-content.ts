import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultLanguage, languages } from '@agency/content/languages';
import { slugSchema } from '@agency/contracts';
import { parse } from 'yaml';
import * as z from 'zod';

const text = z.string().min(1);

const translations = z
  .record(z.string(), z.record(z.string(), text))
  .default({})
  .describe('Texts of other languages, by language tag');

/** Texts by language tag. */
export type Translations = z.infer<typeof translations>;

const picture = z.strictObject({
  file: text.describe('Name of a file in the media folder'),
  alt: text.describe('What it shows, in words'),
  translations,
});

const frontMatter = z.strictObject({
  title: text,
  header: z.string().default(''),
  description: text,
  cardDescription: z.string().default(''),
  category: text.describe('Name of a category in categories.yaml'),
  author: text.describe('Name of an author in authors.yaml'),
  createdAt: z.iso.datetime({ offset: true }).describe('Date of the post'),
  featured: z.boolean().default(false),
  counterpart: text.optional().describe('Address of the post in English that it answers'),
  cover: picture.optional(),
});

/** A document by its name, with texts and pictures in the fields of its collection. */
const documentSchema = z.object({ name: text, translations }).catchall(z.union([text, picture]));

export type SampleDocument = z.infer<typeof documentSchema>;

/** A sample post from `content/blogs/<slug>.md` */
export type SamplePost = z.infer<typeof frontMatter> & {
  slug: string;
  language: string;
  body: string;
};

export type SamplePicture = z.infer<typeof picture>;

/**
 * Reads the sample content of a folder: the documents of `<collection>.yaml`, and the posts, those of the default
 * language first, oldest first.
 * @throws {Error} with the name of an invalid file
 */
export function readSampleContent(folder: string) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return {
    documents: files.flatMap((file) =>
      check(join(folder, file), parse(read(folder, file)), z.array(documentSchema)).map(
        (document) => ({ collection: basename(file, '.yaml'), document }),
      ),
    ),
    posts: languages.flatMap(({ tag }) => readPosts(join(folder, 'blogs'), tag)),
  };
}

function readPosts(blogs: string, language: string): SamplePost[] {
  const folder = language === defaultLanguage.tag ? blogs : join(blogs, language);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read(folder, file)) ?? [];
      if (head === undefined || body === undefined) throw new Error(`${file}: no front matter`);
      const slug = slugSchema.parse(basename(file, '.md'));
      return { ...check(join(folder, file), parse(head), frontMatter), slug, language, body };
    })
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

function check<Schema extends z.ZodType>(
  file: string,
  value: unknown,
  schema: Schema,
): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
