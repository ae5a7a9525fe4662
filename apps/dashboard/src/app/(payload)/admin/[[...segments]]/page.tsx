import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { headers } from 'next/headers.js';
import { getPayload } from 'payload';
import { readDocumentTitle, toScreenTitle } from '../../../../panel/titles/screen-titles.ts';
import config from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

interface Args {
  params: Promise<{ segments?: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

/** Title and icon. Payload has no translated titles for our own screens, and none with a suffix for a missing one. */
export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params: params as never, searchParams });
  const sanitized = await config;
  const { segments = [] } = await params;
  const i18n = await getNextRequestI18n({ config: sanitized });
  const title =
    toScreenTitle(i18n, segments) ??
    (await readDocumentTitle(await getPayload({ config }), await headers(), segments)) ??
    String(metadata.title);
  const { titleSuffix } = sanitized.admin.meta;
  return { ...metadata, title: title.endsWith(titleSuffix) ? title : `${title} ${titleSuffix}` };
}

export default function Page({ params, searchParams }: Args) {
  return RootPage({ config, importMap, params: params as never, searchParams });
}
