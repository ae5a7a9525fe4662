import { s3Storage } from '@payloadcms/storage-s3';
import type { Plugin } from 'payload';
import type { DashboardSettings } from './settings.ts';

/**
 * Keeps uploads in a bucket when S3_BUCKET is set, and on this machine otherwise. The columns it needs exist
 * either way, so switching over needs no migration.
 */
export function createStorage(settings: DashboardSettings): Plugin {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  return s3Storage({
    enabled: settings.S3_BUCKET !== undefined,
    alwaysInsertFields: true,
    collections: { media: true },
    bucket: settings.S3_BUCKET ?? '',
    config: {
      region: settings.S3_REGION,
      ...(settings.S3_ENDPOINT && { endpoint: settings.S3_ENDPOINT, forcePathStyle: true }),
      ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    },
  });
}
