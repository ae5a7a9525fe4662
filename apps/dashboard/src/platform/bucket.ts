import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { DashboardSettings } from './settings.ts';
import { BUCKET_TIMEOUT, toBucketClient } from './storage.ts';

/** @param requestTimeout maximum time of an attempt, in milliseconds; there are two */
export function openBucket(
  settings: DashboardSettings,
  name: string,
  requestTimeout = BUCKET_TIMEOUT,
) {
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
        for (const { Key = '', Size = 0, LastModified } of Contents) {
          yield { key: Key, size: Size, modifiedAt: LastModified };
        }
      }
    },
    has: async (key: string): Promise<boolean> =>
      (await ifThere(client.send(new HeadObjectCommand(toObject(key))))) !== undefined,
    /** Opens an object, if it exists. */
    async get(key: string): Promise<Readable | undefined> {
      const found = await ifThere(client.send(new GetObjectCommand(toObject(key))));
      return found?.Body as Readable | undefined;
    },
    async put(key: string, Body: Readable | Uint8Array, ContentLength: number): Promise<void> {
      await client.send(new PutObjectCommand({ ...toObject(key), Body, ContentLength }));
    },
    /** Renames an object. Returns whether it existed. */
    async move(from: string, to: string): Promise<boolean> {
      const copy = new CopyObjectCommand({ ...toObject(to), CopySource: `${name}/${from}` });
      if (!(await ifThere(client.send(copy)))) return false;
      await client.send(new DeleteObjectCommand(toObject(from)));
      return true;
    },
    async remove(key: string): Promise<void> {
      await client.send(new DeleteObjectCommand(toObject(key)));
    },
  };
}

/** The response; nothing if there is no such object. */
const ifThere = <Response>(response: Promise<Response>): Promise<Response | undefined> =>
  response.catch((error: unknown) => {
    if (error instanceof Error && /^(?:NoSuchKey|NotFound)$/.test(error.name)) return undefined;
    throw error;
  });
