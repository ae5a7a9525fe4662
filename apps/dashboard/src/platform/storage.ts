import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { Plugin } from 'payload';
import type { DashboardSettings } from './settings.ts';

/**
 * Stores uploads in a bucket if S3_BUCKET is set, else locally. The columns always exist, so switching needs no
 * migration.
 */
export async function createStorage(settings: DashboardSettings): Promise<Plugin> {
  // Not needed by code that only uses the client.
  const { s3Storage } = await import('@payloadcms/storage-s3');
  return s3Storage({
    enabled: settings.S3_BUCKET !== undefined,
    alwaysInsertFields: true,
    collections: { media: true, films: true },
    bucket: settings.S3_BUCKET ?? '',
    // Cache key of the client; bucket names are unique only with their endpoint.
    clientCacheKey: `${settings.S3_ENDPOINT ?? ''} ${settings.S3_BUCKET ?? ''}`,
    config: toBucketClient(settings),
  });
}

/** Timeout of bucket requests, in milliseconds. */
export const BUCKET_TIMEOUT = 10_000;

/** Options of all bucket clients. */
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
