import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultLanguage, languages } from '@agency/content/languages';
import { slugSchema } from '@agency/contracts';
import { parse } from 'yaml';
import * as z from 'zod';

const others = languages.map(({ tag }) => tag).filter((tag) => tag !== defaultLanguage.tag);

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

/** What people of a language call those of `people.yaml`, in the same order. */
const otherPeopleSchema = z.object({ authors: z.array(named) });

/** A sample post as written in `content/blogs/<slug>.md`, or in a folder of its language there. */
export type SamplePost = z.infer<typeof frontMatter> & {
  slug: string;
  language: string;
  body: string;
};

export type SamplePicture = z.infer<typeof picture>;

/** Something with a name, and its names in other languages by their tags. */
interface Named {
  name: string;
  names: Record<string, string>;
}

/** Everything the seed puts in. */
export type SampleContent = Pick<z.infer<typeof peopleSchema>, 'team'> & {
  categories: Named[];
  authors: Named[];
  posts: SamplePost[];
};

/**
 * Reads the sample content of a folder: posts of the default language first, of each the oldest first.
 * @throws {Error} naming the file that is not as described above
 */
export function readSampleContent(folder: string): SampleContent {
  const locate = (name: string) => join(folder, name);
  const { authors, team } = readYaml(locate('people.yaml'), peopleSchema);
  const categories = readYaml(locate('categories.yaml'), z.array(named));
  return {
    posts: languages.flatMap(({ tag }) => readPosts(locate('blogs'), tag)),
    categories: addNames(categories, (tag) =>
      readOther(locate(`categories.${tag}.yaml`), z.array(named)),
    ),
    authors: addNames(
      authors,
      (tag) => readOther(locate(`people.${tag}.yaml`), otherPeopleSchema)?.authors,
    ),
    team,
  };
}

/** What is said of it in a language, where anything is. */
const readOther = <Schema extends z.ZodType>(file: string, schema: Schema) =>
  existsSync(file) ? readYaml(file, schema) : undefined;

function addNames(
  own: readonly { name: string }[],
  read: (tag: string) => readonly { name: string }[] | undefined,
): Named[] {
  const known = others.map((tag) => [tag, read(tag)] as const);
  return own.map(({ name }, index) => ({
    name,
    names: Object.fromEntries(
      known.flatMap(([tag, words]) => (words?.[index] ? [[tag, words[index].name]] : [])),
    ),
  }));
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
