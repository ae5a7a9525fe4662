import type { ShellContent } from '@agency/content/schemas/shell';

/** Metadata of a page; the defaults are the site's. */
export interface PageMeta {
  title?: string;
  description?: string;
  /** The title of the page by default. */
  shareTitle?: string;
  /** Path of the Open Graph image. */
  shareImage?: string;
  shareImageAlt?: string;
  shareImageSize?: { width: number; height: number };
  /** The key of content files for `shareImage`, which it replaces. */
  preview?: string;
}

type HeadMeta = Required<Omit<PageMeta, 'preview'>> & { canonical: string };

/** As many characters of a description as a result list shows. */
const SHOWN = 170;

/** As many whole sentences of a description as a result list shows; of one long sentence, as many words. */
export function toShownDescription(text: string): string {
  if (text.length <= SHOWN) return text;
  const start = text.slice(0, SHOWN + 1);
  const sentences = /^.*[.!?؟](?=\s)/s.exec(start)?.[0] ?? '';
  if (sentences.length >= SHOWN / 3) return sentences;
  return `${text.slice(0, SHOWN - 1).replace(/[\s,;:،؛–—-]+\S*$/, '')}…`;
}

/** Fills in the defaults and makes URLs absolute. */
export function toHeadMeta(
  meta: PageMeta,
  shell: ShellContent,
  path: string,
  site: string,
): HeadMeta {
  const title = meta.title ?? shell.title;
  const shareImage = meta.preview ?? meta.shareImage;
  return {
    title,
    description: toShownDescription(meta.description ?? shell.description),
    shareTitle: meta.shareTitle ?? title,
    shareImage: new URL(shareImage ?? shell.preview, site).href,
    shareImageAlt: meta.shareImageAlt ?? (shareImage ? title : shell.previewAlt),
    shareImageSize: meta.shareImageSize ?? { width: 1200, height: 630 },
    canonical: new URL(path, site).href,
  };
}
