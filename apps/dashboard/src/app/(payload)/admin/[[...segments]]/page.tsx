import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { headers } from 'next/headers.js';
import { getPayload } from 'payload';
import { toPageTitle } from '../../../../panel/titles/page-title.ts';
import { createTitleReader } from '../../../../panel/titles/read-title.ts';
import config from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

interface Args {
  params: Promise<{ segments?: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

/** Title and icon. Payload's own say "Payload" of our screens, and never which document is open. */
export async function generateMetadata({ params }: Args): Promise<Metadata> {
  const { segments = [] } = await params;
  const sanitized = await config;
  const i18n = await getNextRequestI18n({ config: sanitized });
  const payload = await getPayload({ config: sanitized });
  const readTitle = createTitleReader(payload, await headers(), i18n);
  const title = await toPageTitle(sanitized, i18n, segments, readTitle);
  const { titleSuffix, icons, robots } = sanitized.admin.meta;
  return { title: `${title}${titleSuffix}`, icons, robots } as Metadata;
}

export default function Page({ params, searchParams }: Args) {
  return RootPage({ config, importMap, params: params as never, searchParams });
}
