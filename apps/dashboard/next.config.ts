import { join } from 'node:path';
import { toAgencyTimeZone } from '@agency/brand/brand';
import { readBrand } from '@agency/brand/read-brand';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const loaders = join(import.meta.dirname, 'loaders');

const agencyTime = { loaders: [join(loaders, 'agency-time.ts')] };
const plainUntitled = { loaders: [join(loaders, 'plain-untitled.ts')] };

const config: NextConfig = {
  // What the browser runs writes times in it (src/panel/language/times.ts).
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
  // server/program.ts opens the one Payload instance of the process and Next finds it again: both must then load
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
  turbopack: {
    rules: {
      '**/@payloadcms/ui/dist/exports/client/index.js': {
        loaders: [join(loaders, 'panel-modules.ts')],
      },
      '**/@payloadcms/ui/dist/forms/Form/{index,fieldReducer}.js': {
        loaders: [join(loaders, 'keep-refusals.ts')],
      },
      '**/@payloadcms/ui/dist/exports/shared/index.js': {
        loaders: [...agencyTime.loaders, ...plainUntitled.loaders],
      },
      '**/@payloadcms/ui/dist/fields/DateTime/index.js': agencyTime,
      '**/@payloadcms/ui/dist/utilities/formatDocTitle/formatDateTitle.js': agencyTime,
      '**/@payloadcms/ui/dist/utilities/formatDocTitle/index.js': plainUntitled,
      '**/@payloadcms/ui/dist/elements/FieldDiffContainer/index.js': {
        loaders: [join(loaders, 'name-differences.ts')],
      },
      '**/@payloadcms/ui/dist/utilities/getClientSchemaMap.js': {
        loaders: [join(loaders, 'maps-by-language.ts')],
      },
      '**/@payloadcms/ui/dist/elements/{DocumentLocked,DocumentTakeOver,Locked}/index.js': {
        loaders: [join(loaders, 'own-lock-screens.ts')],
      },
      '**/@payloadcms/ui/dist/elements/DatePicker/index.js': {
        loaders: [join(loaders, 'calendar-later.ts')],
      },
      '**/@payloadcms/ui/dist/**/*.scss': { loaders: [join(loaders, 'no-styles.ts')], as: '*.js' },
    },
    resolveAlias: { ajv: { browser: './src/panel/ajv-stub.ts' } },
  },
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // A build from nothing takes less of the processor than one that writes 200 MB of cache.
  experimental: { turbopackFileSystemCacheForBuild: false },
};

export default withPayload(config);
