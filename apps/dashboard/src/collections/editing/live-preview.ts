import { toLanguage } from '@agency/content/languages';
import { toPagePath } from '@agency/content/site-pages';
import { previewPaths } from '@agency/contracts';
import type { PayloadRequest } from 'payload';
import { hasPermission } from '../../access/permissions.ts';
import { type PreviewTarget, toPreviewToken } from '../../platform/preview-token.ts';
import { getSettings, toSiteUrl } from '../../platform/settings.ts';
import { toContentName } from '../content/content-name.ts';
import { findContentName } from '../content/default-content.ts';

type Data = Record<string, unknown>;

/** What the preview of a document shows; nothing if it has no page. */
const targets = {
  blogs: ({ id }: Data): PreviewTarget => ({ kind: 'blog', document: String(id) }),
  'case-studies': ({ id }: Data, { locale }: PayloadRequest): PreviewTarget => ({
    kind: 'case-study',
    document: toContentName(String(id), toLanguage(locale).tag),
  }),
  content({ key, language }: Data): PreviewTarget | undefined {
    const document = toContentName(String(key), String(language));
    const content = findContentName(document);
    return content && toPagePath(content.key, '/') ? { kind: 'content', document } : undefined;
  },
};

/** The preview of a draft beside its form and in a window of its own (docs/content.md). */
export function createPreview(collection: keyof typeof targets) {
  const toUrl = (data: Data, req: PayloadRequest): string | null => {
    const target = hasPermission(req, 'content') ? targets[collection](data, req) : undefined;
    const site = toSiteUrl(getSettings(), req.headers.get('host'));
    return target ? site + previewPaths.page + toPreviewToken(target) : null;
  };
  return {
    preview: (doc: Data, { req }: { req: PayloadRequest }) => toUrl(doc, req),
    livePreview: {
      url: ({ data, req }: { data: Data; req: PayloadRequest }) => toUrl(data, req),
      breakpoints: [{ name: 'phone', label: '390 × 844', width: 390, height: 844 }],
    },
  };
}
