import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { Plugin } from 'payload';
import type { DashboardSettings } from './settings.ts';

/**
 * Keeps uploads in a bucket when S3_BUCKET is set, and on this machine otherwise. The columns it needs exist
 * either way, so switching over needs no migration.
 */
export async function createStorage(settings: DashboardSettings): Promise<Plugin> {
  // Whoever only reaches the bucket does without.
  const { s3Storage } = await import('@payloadcms/storage-s3');
  return s3Storage({
    enabled: settings.S3_BUCKET !== undefined,
    alwaysInsertFields: true,
    collections: { media: true, films: true },
    bucket: settings.S3_BUCKET ?? '',
    // The plugin keeps clients by this; the name alone may be that of a bucket elsewhere.
    clientCacheKey: `${settings.S3_ENDPOINT ?? ''} ${settings.S3_BUCKET ?? ''}`,
    config: toBucketClient(settings),
  });
}

/** How long the bucket may take to be reached and to answer, in milliseconds. */
export const BUCKET_TIMEOUT = 10_000;

/** How every client of the bucket reaches it. One that does not answer is given up. */
export function toBucketClient(settings: DashboardSettings): S3ClientConfig {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  return {
    region: settings.S3_REGION,
    ...(settings.S3_ENDPOINT && { endpoint: settings.S3_ENDPOINT, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    requestHandler: {
      connectionTimeout: BUCKET_TIMEOUT / 2,
      requestTimeout: BUCKET_TIMEOUT,
      throwOnRequestTimeout: true,
    },
    maxAttempts: 2,
  };
}
