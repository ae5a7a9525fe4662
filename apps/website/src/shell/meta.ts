import type { ShellContent } from '@agency/content/schemas/shell';

/** What a page may say of itself; what it leaves out falls back to the site's defaults. */
export interface PageMeta {
  title?: string;
  description?: string;
  /** Title of shared links, where it is not the page's. */
  shareTitle?: string;
  /** Preview picture, from the site's root. */
  preview?: string;
  /** What it shows; the page's title where it is drawn. */
  previewAlt?: string;
  /** In pixels; that of the drawn ones where nothing is said. */
  previewSize?: { width: number; height: number };
}

/** Size of the pictures that are drawn for shared links. */
const DRAWN = { width: 1200, height: 630 };

/** The head of a page, complete. */
export interface HeadMeta {
  title: string;
  description: string;
  shareTitle: string;
  preview: string;
  previewAlt: string;
  previewSize: { width: number; height: number };
  canonical: string;
}

/** What a result list shows of a description, characters. */
const SHOWN = 170;

/** As many whole sentences of a description as a result list shows; of one long sentence, as many words. */
export function toShownDescription(text: string): string {
  if (text.length <= SHOWN) return text;
  const start = text.slice(0, SHOWN + 1);
  const sentences = /^.*[.!?](?=\s)/s.exec(start)?.[0] ?? '';
  if (sentences.length >= SHOWN / 3) return sentences;
  return `${text.slice(0, SHOWN - 1).replace(/[\s,;:–—-]+\S*$/, '')}…`;
}

/** Fills a page's own values over the defaults; addresses become absolute at the site's root. */
export function toHeadMeta(
  meta: PageMeta,
  shell: ShellContent,
  path: string,
  site: string,
): HeadMeta {
  const title = meta.title ?? shell.title;
  return {
    title,
    description: toShownDescription(meta.description ?? shell.description),
    shareTitle: meta.shareTitle ?? title,
    preview: new URL(meta.preview ?? shell.preview, site).href,
    previewAlt: meta.previewAlt ?? (meta.preview ? title : shell.previewAlt),
    previewSize: meta.previewSize ?? DRAWN,
    canonical: new URL(path, site).href,
  };
}
