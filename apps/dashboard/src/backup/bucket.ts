import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { DashboardSettings } from '../platform/settings.ts';
import { BUCKET_TIMEOUT, toBucketClient } from '../platform/storage.ts';

/** The objects of an S3 bucket. */
export interface Bucket {
  list(prefix?: string): AsyncGenerator<{ key: string; size: number }>;
  /** Opens an object, if it exists. */
  get(key: string): Promise<Readable | undefined>;
  put(key: string, body: Readable | Buffer, size: number): Promise<void>;
  remove(key: string): Promise<void>;
}

/** @param requestTimeout maximum time of a transfer, in milliseconds */
export function openBucket(
  settings: DashboardSettings,
  name: string,
  requestTimeout = BUCKET_TIMEOUT,
): Bucket {
  const common = toBucketClient(settings);
  const client = new S3Client({
    ...common,
    requestHandler: { ...common.requestHandler, requestTimeout },
  });
  const toObject = (Key: string) => ({ Bucket: name, Key });
  return {
    async *list(Prefix = '') {
      const pages = paginateListObjectsV2({ client }, { Bucket: name, Prefix });
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', Size = 0 } of Contents) yield { key: Key, size: Size };
      }
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(toObject(key)));
        return Body as Readable | undefined;
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    async put(key, Body, ContentLength) {
      await client.send(new PutObjectCommand({ ...toObject(key), Body, ContentLength }));
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(toObject(key)));
    },
  };
}
