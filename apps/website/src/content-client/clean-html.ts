import { type Blog, normalizeText, type Opening, type OpeningPage } from '@agency/contracts';
import sanitizeHtml from 'sanitize-html';
import { InvalidResponseError } from './fetch-json.ts';
import { type MediaPlaces, toMediaUrl } from './to-media-url.ts';

/** Longest body that is cleaned, in characters. A book chapter has a tenth of it. */
export const MAX_BODY_LENGTH = 1_000_000;

/** More elements than the longest book chapter has. Elements that never close cost the square of their number. */
const MAX_ELEMENTS = 10_000;

/** With those that close; one that only closes costs as much as an element. */
const MAX_TAGS = 2 * MAX_ELEMENTS;

/** Whether a body can be cleaned while readers wait. */
export function isCleanable(html: string): boolean {
  if (html.length > MAX_BODY_LENGTH) return false;
  let [elements, tags] = [0, 0];
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    if (html[at + 1] !== '/') elements += 1;
    tags += 1;
  }
  return elements <= MAX_ELEMENTS && tags <= MAX_TAGS;
}

const allowedTags = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'hr', 'br', 'pre', 'code', 'strong', 'em', 'a'],
  ...['blockquote', 'cite', 'footer', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];

// Their text is not meant to be read, or browsers read it by other rules than parsers do.
const droppedWhole = [
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math'],
  ...['textarea', 'select', 'option', 'title', 'xmp', 'noembed', 'noframes', 'plaintext'],
];

/**
 * A blog's body as it may stand on our page: an allow-list of elements without style, class or id, links to the
 * web, mail and telephones only, pictures of our own media only. A page has one h1 and it is the title, so h1 becomes h2.
 */
export function toCleanHtml(html: string, places?: MediaPlaces): string {
  const clean = sanitizeHtml(html, {
    allowedTags,
    nonTextTags: droppedWhole,
    nestingLimit: 40,
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      ol: ['start'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      b: 'strong',
      i: 'em',
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href, ...(/^https?:/i.test(href) && { rel: 'noopener' }) },
      }),
      img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
        tagName,
        attribs: {
          src: toMediaUrl(src, places) ?? '',
          alt,
          ...(/^\d{1,5}$/.test(width) && /^\d{1,5}$/.test(height) && { width, height }),
          loading: 'lazy',
          decoding: 'async',
        },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });
  // What stood there as an entity is a character by now.
  return normalizeText(clean);
}

/**
 * A blog whose body may stand on our page.
 * @throws {InvalidResponseError} when it cannot be cleaned
 */
export function toCleanBlog(blog: Blog, places?: MediaPlaces): Blog {
  const html = blog.html_content ?? '';
  if (!isCleanable(html)) throw new InvalidResponseError('a body that cannot be cleaned');
  return { ...blog, html_content: toCleanHtml(html, places) };
}

/** An opening whose description may be shown; empty where it cannot be cleaned, because the rest can be read without it. */
export function toCleanOpening<Shown extends Opening | OpeningPage>(
  opening: Shown,
  places: MediaPlaces,
): Shown {
  if (!('html_description' in opening)) return opening;
  const { html_description: html } = opening;
  return { ...opening, html_description: isCleanable(html) ? toCleanHtml(html, places) : '' };
}
