import {
  type Blog,
  type BlogList,
  blogSchema,
  type TeamMember,
  teamMemberSchema,
} from '@agency/contracts';
import * as z from 'zod';
import { isCleanable, toCleanHtml } from './clean-html.ts';
import { UnusableAnswerError } from './fetch-json.ts';

/** Told of every record that was left out, and why. The reason names fields, never their content. */
export type OnBadRecord = (record: string, reason: string) => void;

/** What stands on an answer: its data, and whether every record of it was good. */
export interface Parsed<Data> {
  data: Data;
  isWhole: boolean;
}

/** Most records of a list that are read. */
const maxRecords = 5000;

const listSchema = z.array(z.unknown());
const blogListShape = z.object({ featured: z.unknown(), all: listSchema });

/** A blog with its body, cleaned. */
export function parseBlog(body: unknown, mediaBaseUrl?: string): Parsed<Blog> {
  const parsed = blogSchema
    .extend({ html_content: z.string().refine(isCleanable).optional() })
    .safeParse(body);
  if (!parsed.success) throw new UnusableAnswerError(`not a blog: ${toReason(parsed.error)}`);
  const blog = parsed.data;
  const html = toCleanHtml(blog.html_content ?? '', mediaBaseUrl);
  return { data: { ...blog, html_content: html }, isWhole: true };
}

/** The blog list; a bad record costs that record. */
export function parseBlogList(body: unknown, onBadRecord: OnBadRecord): Parsed<BlogList> {
  const shape = blogListShape.safeParse(body);
  if (!shape.success) throw new UnusableAnswerError('not a list of blogs');
  const all = parseRecords(shape.data.all, listedBlogSchema, onBadRecord);
  const featured = listedBlogSchema.nullish().safeParse(shape.data.featured);
  if (!featured.success) onBadRecord('featured', toReason(featured.error));
  return { data: { featured: featured.data ?? null, all: all.data }, isWhole: all.isWhole };
}

/** Blogs without their bodies. */
export function parseBlogs(body: unknown, onBadRecord: OnBadRecord): Parsed<Blog[]> {
  return parseRecords(parseList(body), listedBlogSchema, onBadRecord);
}

/** The people of the agency. */
export function parseTeamMembers(body: unknown, onBadRecord: OnBadRecord): Parsed<TeamMember[]> {
  return parseRecords(parseList(body), teamMemberSchema, onBadRecord);
}

// Lists need no bodies: what is not kept need not be cleaned.
const listedBlogSchema = blogSchema.omit({ html_content: true });

function parseList(body: unknown): unknown[] {
  const list = listSchema.safeParse(body);
  if (!list.success) throw new UnusableAnswerError('not a list');
  return list.data;
}

function parseRecords<Schema extends z.ZodType>(
  records: unknown[],
  schema: Schema,
  onBadRecord: OnBadRecord,
): Parsed<z.infer<Schema>[]> {
  const data: z.infer<Schema>[] = [];
  const read = records.slice(0, maxRecords);
  for (const [index, record] of read.entries()) {
    const parsed = schema.safeParse(record);
    if (parsed.success) data.push(parsed.data);
    else onBadRecord(toRecordName(record, index), toReason(parsed.error));
  }
  // Not one good record: the contract was broken, and what was known before is better than an empty list.
  if (records.length > 0 && data.length === 0) throw new UnusableAnswerError('no good record');
  if (records.length > maxRecords) onBadRecord(`${maxRecords}…`, 'the list is too long');
  return { data, isWhole: data.length === records.length };
}

function toRecordName(record: unknown, index: number): string {
  const named = z.object({ id: z.union([z.number(), z.string().max(40)]) }).safeParse(record);
  return named.success ? `id ${named.data.id}` : `number ${index}`;
}

function toReason(error: z.ZodError): string {
  return error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join('.') || 'record'}: ${issue.code}`)
    .join(', ');
}
