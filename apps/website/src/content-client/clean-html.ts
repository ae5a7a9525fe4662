import { type Blog, normalizeText, type Opening, type OpeningPage } from '@agency/contracts';
import sanitizeHtml from 'sanitize-html';
import { InvalidResponseError } from './fetch-json.ts';
import { type MediaHosts, toMediaUrl } from './to-media-url.ts';

/** Longest body in characters; a book chapter has a tenth of it. */
export const MAX_BODY_LENGTH = 1_000_000;
// The time for elements that never close grows with the square of their number.
const MAX_ELEMENTS = 10_000;
const MAX_TAGS = 2 * MAX_ELEMENTS;

/** Whether a body can be sanitised while visitors wait. */
export function isCleanable(html: string): boolean {
  if (html.length > MAX_BODY_LENGTH) return false;
  let [elements, tags] = [0, 0];
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    if (html[at + 1] !== '/') elements += 1;
    tags += 1;
  }
  return elements <= MAX_ELEMENTS && tags <= MAX_TAGS;
}

// biome-ignore format: a list of names
const allowedTags = [
  'p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'hr', 'br', 'pre', 'code', 'strong', 'em', 'a',
  'blockquote', 'cite', 'footer', 'figure', 'figcaption', 'img',
  'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td',
];

// Their text is not content, or browsers parse it differently than parsers.
// biome-ignore format: a list of names
const droppedTags = [
  'script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math',
  'textarea', 'select', 'option', 'title', 'xmp', 'noembed', 'noframes', 'plaintext',
];

/** Sanitises a body: no style, class or id, safe links, images of our own media. The title is the only h1 of a page. */
export function toCleanHtml(html: string, mediaHosts?: MediaHosts): string {
  const clean = sanitizeHtml(html, {
    allowedTags,
    nonTextTags: droppedTags,
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
          src: toMediaUrl(src, mediaHosts) ?? '',
          alt,
          ...(/^\d{1,5}$/.test(width) && /^\d{1,5}$/.test(height) && { width, height }),
          loading: 'lazy',
          decoding: 'async',
        },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });
  // Entities are characters now.
  return normalizeText(clean);
}

/** @throws {InvalidResponseError} if the body is too large */
export function toCleanBlog(blog: Blog, mediaHosts?: MediaHosts): Blog {
  const html = blog.html_content ?? '';
  if (!isCleanable(html)) throw new InvalidResponseError('a body that cannot be cleaned');
  return { ...blog, html_content: toCleanHtml(html, mediaHosts) };
}

/** A description that is too large becomes empty: the rest of the opening is useful without it. */
export function toCleanOpening<Shown extends Opening | OpeningPage>(
  opening: Shown,
  mediaHosts: MediaHosts,
): Shown {
  if (!('html_description' in opening)) return opening;
  const { html_description: html } = opening;
  return { ...opening, html_description: isCleanable(html) ? toCleanHtml(html, mediaHosts) : '' };
}
