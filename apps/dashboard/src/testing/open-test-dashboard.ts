import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import type { Role } from '../access/permissions.ts';
import type { Media, User } from '../payload-types.ts';
import { hashQuickly } from './fast-hashes.ts';
import { copyMigratedFile, keepMigratedFile } from './migrated-database.ts';

hashQuickly();

/** A dashboard for one test file, with empty database and folders and known secrets. */
export interface TestDashboard {
  payload: Payload;
  folder: string;
  close(): Promise<void>;
}

export const TEST_INTAKE_SECRET = 'intake-secret-of-the-tests-0123456789';

/** Environment of a dashboard with its data in `folder`. No website listens at its URL. */
export const toTestEnvironment = (folder: string) => ({
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  WEBSITE_URL: 'http://127.0.0.1:9',
  INTAKE_SECRET: TEST_INTAKE_SECRET,
  PAYLOAD_SECRET: 'payload-secret-of-the-tests-012345678',
});

/** Opens a dashboard, once in a test file, because settings are read on import. */
export async function openTestDashboard(
  settings: Record<string, string> = {},
): Promise<TestDashboard> {
  const folder = mkdtempSync(join(tmpdir(), 'dashboard-test-'));
  delete process.env.DATABASE_URL;
  Object.assign(process.env, toTestEnvironment(folder), settings);
  const isOnSqlite = settings.DATABASE_URL === undefined;
  if (isOnSqlite) copyMigratedFile(folder);
  const { openPayload } = await import('../platform/open-payload.ts');
  const payload = await openPayload();
  if (isOnSqlite) await keepMigratedFile(payload);
  return {
    payload,
    folder,
    close: async () => {
      await payload.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates an account. Returns it as user of a request. */
export async function createTestUser(payload: Payload, role: Role, name: string = role) {
  const user: User = await payload.create({
    collection: 'users',
    data: { name, email: `${name}@example.com`, password: 'a long enough password', role },
    // No account exists yet.
    overrideAccess: true,
  });
  return { ...user, collection: 'users' as const };
}

/**
 * Adds a blue picture to the media library.
 * @param size small by default, which is fast
 */
export async function createTestPicture(
  payload: Payload,
  name: string,
  more: Partial<Media> = {},
  size = { width: 60, height: 40 },
) {
  const data = await sharp({
    create: { ...size, channels: 3, background: '#1f3bff' },
  })
    .jpeg()
    .toBuffer();
  return payload.create({
    collection: 'media',
    data: { alt: 'A blue field', ...more },
    file: { data, name, mimetype: 'image/jpeg', size: data.length },
    // Access is not tested here.
    overrideAccess: true,
  });
}

/** An article with one paragraph. */
export const toTestArticle = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        children: [{ type: 'text', version: 1, text, format: 0 }],
      },
    ],
  },
});
