import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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

/** A sample post as written in `content/blogs/<slug>.md`. */
export type SamplePost = z.infer<typeof frontMatter> & { slug: string; body: string };

export type SamplePicture = z.infer<typeof picture>;

/** Everything the seed puts in. */
export type SampleContent = z.infer<typeof peopleSchema> & {
  categories: z.infer<typeof named>[];
  posts: SamplePost[];
};

/**
 * Reads the sample content of a folder, oldest post first.
 * @throws {Error} naming the file that is not as described above
 */
export function readSampleContent(folder: string): SampleContent {
  const blogs = join(folder, 'blogs');
  const posts = readdirSync(blogs)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readPost(join(blogs, file)))
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
  return {
    posts,
    categories: readYaml(join(folder, 'categories.yaml'), z.array(named)),
    ...readYaml(join(folder, 'people.yaml'), peopleSchema),
  };
}

function readPost(file: string): SamplePost {
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
