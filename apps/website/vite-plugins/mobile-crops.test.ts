import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { contentPictures } from './content-pictures.ts';
import { mobileCrops } from './mobile-crops.ts';

// Tests of the dashboard, which may share this process, block the AVIF decoder of sharp.
sharp.unblock({ operation: ['VipsForeignLoadHeif'] });

const watched: string[] = [];
const { load } = mobileCrops() as unknown as {
  load: (this: { addWatchFile: (file: string) => void }, id: string) => Promise<string | undefined>;
};
const read = (id: string) => load.call({ addWatchFile: (file) => watched.push(file) }, id);
let module = '';
const find = (path: string) =>
  module.split('\n').find((line) => line.includes(`case-studies/${path}?`)) ?? '';

beforeAll(async () => {
  module = (await read('\0virtual:mobile-crops')) ?? '';
});

it('crops each photograph of a gallery to a square, around its focus if it has one', () => {
  expect(find('naturals/gallery-1.avif')).toContain('aspect=1:1');
  // 1600 × 1200 px.
  expect(find('four/gallery-1.avif')).toContain('area=200_0_1200');
  expect(find('wise/gallery-1.avif')).toContain('area=0_0_1200');
  expect(module).toMatch(/'case-studies\/wise\/gallery-1\.avif': {[^}]+focus: {"x":2/);
});
it('crops the square from the decoded file', async () => {
  const image = sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } });
  const state = { info: { width: 8, height: 6, autoOriented: { width: 8, height: 6 } } };
  const transforms = (contentPictures().extendTransforms?.([]) ?? []).flatMap(
    (toTransform) => toTransform({ area: '2_1_5' }, {} as never) ?? [],
  );
  const [cut] = transforms;
  const square = await cut?.({ ...state, transforms: {} }, image);
  const { info } = (await square?.png().toBuffer({ resolveWithObject: true })) ?? {};
  expect(info).toMatchObject({ width: 5, height: 5 });
});
it('does not crop boards, and updates with the copy of every case study', () => {
  expect(module).not.toMatch(/board/);
  expect(watched.length).toBeGreaterThan(19);
  expect(module).toMatch(/'case-studies\/wise\/gallery-1\.avif': { picture: c\d+/);
});
it('resolves no other module', async () => {
  expect(await read('virtual:other')).toBeUndefined();
});
