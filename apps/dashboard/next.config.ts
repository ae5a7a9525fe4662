import { toAgencyTimeZone } from '@agency/brand/brand';
import { readBrand } from '@agency/brand/read-brand';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // What the browser runs writes times in it (src/platform/language/times.ts).
  env: { AGENCY_TIME_ZONE: toAgencyTimeZone(readBrand()) },
  images: { unoptimized: true },
  poweredByHeader: false,
  // Some calls have a slash at the end; both paths respond (docs/product.md, section 6).
  skipTrailingSlashRedirect: true,
  transpilePackages: [
    '@agency/brand',
    '@agency/content',
    '@agency/contracts',
    '@agency/resumes',
    '@agency/server',
  ],
  // server/start.ts opens the one Payload instance of the process and Next finds it again: both must then load
  // the same copy of these modules, or errors of one are not recognised by the other.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/db-sqlite',
    '@payloadcms/drizzle',
    '@libsql/client',
    'libsql',
    // Starts its threads from a file of its own.
    'piscina',
  ],
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // A build from nothing takes less of the processor than one that writes 200 MB of cache.
  experimental: { turbopackFileSystemCacheForBuild: false },
};

const { headers, ...nextConfig } = withPayload(config);

export default {
  ...nextConfig,
  // `Critical-CH` makes a browser request its first page twice, only to know whether it prefers dark colours.
  headers: async () =>
    ((await headers?.()) ?? []).map((rule) => ({
      ...rule,
      headers: rule.headers.filter(({ key }) => key !== 'Critical-CH'),
    })),
} satisfies NextConfig;
