import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@agency/server/logger';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLastKnownGood } from '../src/content-client/last-known-good.ts';
import { createPictureProxy } from './picture-proxy.ts';

let folder: string;
/** Path of a folder that cannot be created, because its parent is a file. */
let unwritable: string;
let lines: string[];
let server: Server;
const logger = () =>
  createLogger('test', 'warn', { write: (line: string) => void lines.push(line) });

beforeEach(() => {
  lines = [];
  folder = mkdtempSync(join(tmpdir(), 'no-data-'));
  writeFileSync(join(folder, 'file'), '');
  unwritable = join(folder, 'file', 'website');
});
afterEach(() => {
  server?.close();
  rmSync(folder, { recursive: true });
});

it('copies of content are not stored, which is logged once, and nothing fails', async () => {
  const copies = createLastKnownGood(unwritable, logger());
  expect(lines.filter((line) => line.includes('nothing can be cached'))).toHaveLength(1);
  await copies.write('blogs', '{}');
  expect([await copies.read('blogs'), copies.keys()]).toEqual([undefined, []]);
});

it('pictures are sent nevertheless', async () => {
  const picture = await sharp({
    create: { width: 2, height: 2, channels: 3, background: '#000' },
  })
    .png()
    .toBuffer();
  server = createServer((_request, response) => response.end(picture)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const contentUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const media = createPictureProxy({ contentUrl, folder: unwritable, logger: logger() });
  expect(lines.join()).toContain('nothing can be cached');
  for (let count = 0; count < 2; count += 1) {
    expect(await media.getPicture('a.png')).toMatchObject({ type: 'image/png', bytes: picture });
  }
});
