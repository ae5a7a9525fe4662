import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Sharp } from 'sharp';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { contentPictures } from './content-pictures.ts';

const decoded: string[] = [];
vi.mock('sharp', async (importActual) => {
  const { default: actual } = await importActual<typeof import('sharp')>();
  const spy = (...args: Parameters<typeof actual>) => {
    if (typeof args[0] === 'string') decoded.push(args[0]);
    return actual(...args);
  };
  return { default: spy };
});
const { default: sharp } = await vi.importActual<typeof import('sharp')>('sharp');

const folder = mkdtempSync(join(tmpdir(), 'decode; once-'));
const file = join(folder, 'a picture.avif');
// The content is a PNG: tests of the dashboard, which may share this process, block the AVIF decoder of sharp.
const draw = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } });
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  decoded.length = 0;
});

type Options = Required<
  Pick<ReturnType<typeof contentPictures>, 'defaultDirectives' | 'extendTransforms'>
>;

/** Requests the source image of each width of an import, as the plugin does. */
function openImport(query: string) {
  const { defaultDirectives, extendTransforms } = contentPictures() as Options;
  const url = new URL(`${pathToFileURL(file)}?${query}`);
  const directives = (defaultDirectives as (url: URL) => URLSearchParams)(url);
  const [first] = extendTransforms([]);
  return () =>
    first?.(Object.fromEntries(directives), {} as never)?.({} as never, sharp()) as
      | Promise<Sharp>
      | undefined;
}

it('reads an AVIF once for all of its widths, with the same pixels', async () => {
  await draw().png().toFile(file);
  const request = openImport('w=4;8&as=picture');
  const [one, other] = await Promise.all([request(), request()]);
  expect(decoded).toEqual([file]);
  const pixels = await sharp(file).raw().toBuffer();
  expect(await one?.raw().toBuffer()).toEqual(pixels);
  expect(await other?.raw().toBuffer()).toEqual(pixels);
});

it('retries what could not be read', async () => {
  writeFileSync(file, 'no picture');
  const request = openImport('w=4;8&as=picture');
  await expect(request()).rejects.toThrow();
  await draw().png().toFile(file);
  await expect(request()).resolves.toBeDefined();
});

it('loads no import of another kind', () => {
  expect(openImport('blurhash')()).toBeUndefined();
});
