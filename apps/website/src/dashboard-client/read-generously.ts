import {
  contentPlaceSchema,
  counterpartSchema,
  type EndpointName,
  focusSchema,
  imageSizeSchema,
  languageTagSchema,
} from '@agency/contracts';
import * as z from 'zod';

type Wire = Record<string, unknown>;
type Reader = (value: unknown) => unknown;

const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const eachOf =
  (read: Reader): Reader =>
  (value) =>
    Array.isArray(value) ? value.map(read) : value;

// A list without the object around it names no blog that opens it.
const toList: Reader = (body) => {
  if (Array.isArray(body)) return { all: body.map(toBlog) };
  return isWire(body)
    ? { ...body, featured: toBlog(body.featured), all: eachOf(toBlog)(body.all) }
    : body;
};

const readers: Partial<Record<EndpointName, Reader>> = {
  blogs: toList,
  'blog-page': toList,
  'category-page': toList,
  'blog-addresses': toList,
  'featured-blogs': eachOf(toBlog),
  blog: toBlog,
  'related-blogs': eachOf(toBlog),
  'category-blogs': eachOf(toBlog),
  'team-members': eachOf(toMember),
  'language-team-members': eachOf(toMember),
  content: toContent,
  'case-studies': eachOf(toStudy),
  'case-study': toStudy,
  'language-case-studies': eachOf(toStudy),
  'language-case-study': toStudy,
  'language-content': toContent,
};

/**
 * An answer of any host in the contract's shape, as far as its meaning is plain: numbers as text, names without an
 * object around them, dates without an offset, and texts that are null or missing. What the contract says already
 * stays as it is; what is meant by nothing here is left for the contract to refuse.
 */
export function readGenerously(name: EndpointName, body: unknown): unknown {
  return readers[name]?.(body) ?? body;
}

const counterpartsSchema = z.array(counterpartSchema);

function toBlog(blog: unknown): unknown {
  if (!isWire(blog)) return blog;
  return {
    ...blog,
    id: toNumber(blog.id),
    header: toText(blog.header),
    description: toText(blog.description),
    // The card's fields have names of their own where a host sends them so.
    card_description: toText(blog.card_description ?? blog.cardDescription),
    html_content: blog.html_content ?? undefined,
    created_at: toTime(blog.created_at ?? blog.date),
    updated_at: timeSchema.safeParse(toTime(blog.updated_at)).data,
    image: toImage(blog.image),
    category: toNamed(blog.category),
    author: toNamed(blog.author),
    search_title: textSchema.parse(blog.search_title),
    search_description: textSchema.parse(blog.search_description),
    share_title: textSchema.parse(blog.share_title),
    share_image: toImage(blog.share_image) ?? undefined,
    language: languageTagSchema.safeParse(blog.language).data,
    counterparts: counterpartsSchema.safeParse(blog.counterparts).data,
  };
}

function toMember(member: unknown): unknown {
  if (!isWire(member)) return member;
  return {
    ...member,
    quote: toText(member.quote),
    image: toImage(member.image),
    language: languageTagSchema.safeParse(member.language).data,
  };
}

function toStudy(study: unknown): unknown {
  if (!isWire(study)) return study;
  return {
    ...study,
    id: toNumber(study.id),
    mobile_order: study.mobile_order ?? undefined,
    updated_at: toTime(study.updated_at),
    tile: toImage(study.tile),
    wide: toImage(study.wide),
    small: toImage(study.small),
    banner: toImage(study.banner),
    banner_tall: toImage(study.banner_tall),
  };
}

/** Without places that no file has, and without a day that is none. */
function toContent(content: unknown): unknown {
  if (!isWire(content)) return content;
  const { fields, updated_at } = content;
  return {
    ...content,
    updated_at: timeSchema.safeParse(toTime(updated_at)).data,
    fields: isWire(fields)
      ? Object.fromEntries(
          Object.entries(fields).filter(([place]) => contentPlaceSchema.safeParse(place).success),
        )
      : fields,
  };
}

/** A text that may be left out. */
const textSchema = z.string().min(1).optional().catch(undefined);

const toText = (value: unknown): unknown => value ?? '';

const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*\d{1,16}\s*$/.test(value) ? Number(value) : value;

/** `{ name }`, or null where there is no name. */
function toNamed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() ? { name: value } : null;
  return isWire(value) && value.name ? value : null;
}

const lengthSchema = z.int().positive().optional().catch(undefined);
const extrasSchema = z.object({
  width: lengthSchema,
  height: lengthSchema,
  focus: focusSchema.optional().catch(undefined),
});

/** A picture; null where it has no address. A bad extra costs that extra. */
function toImage(value: unknown): unknown {
  const image = typeof value === 'string' ? { src: value } : value;
  if (!isWire(image) || !image.src) return null;
  const sizes = Array.isArray(image.sizes)
    ? image.sizes.filter((size) => imageSizeSchema.safeParse(size).success)
    : undefined;
  return {
    ...image,
    ...extrasSchema.parse(image),
    name: toText(image.name),
    hashblur: toText(image.hashblur),
    sizes,
  };
}

const timeSchema = z.iso.datetime({ offset: true });
/** Day and time as databases write them. */
const WRITTEN =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;
/** As HTTP and mail do. */
const SPOKEN = /\b(?:GMT|UTC|[+-]\d{4})$/;
/** A number from this one on counts milliseconds, not seconds. */
const MILLISECONDS_FROM = 100_000_000_000;

/** A time in ISO 8601 with an offset; one that names none is in UTC. */
function toTime(value: unknown): unknown {
  if (typeof value === 'number') {
    return toIso(new Date(value < MILLISECONDS_FROM ? value * 1000 : value)) ?? value;
  }
  if (typeof value !== 'string' || timeSchema.safeParse(value).success) return value;
  const [, day, time = '00:00', offset = 'Z'] = WRITTEN.exec(value.trim()) ?? [];
  if (day) return toIso(new Date(`${day}T${time}${toOffset(offset)}`)) ?? value;
  return SPOKEN.test(value.trim()) ? (toIso(new Date(value)) ?? value) : value;
}

function toOffset(offset: string): string {
  const [, sign, hours, minutes = '00'] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset) ?? [];
  return sign ? `${sign}${hours}:${minutes}` : 'Z';
}

function toIso(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
