import { expect, it } from 'vitest';
import { mobileCrops } from './mobile-crops.ts';

const watched: string[] = [];
const { load } = mobileCrops() as unknown as {
  load: (this: { addWatchFile: (file: string) => void }, id: string) => string | undefined;
};
const read = (id: string) => load.call({ addWatchFile: (file) => watched.push(file) }, id);
const module = read('\0virtual:mobile-crops') ?? '';
const find = (path: string) =>
  module.split('\n').find((line) => line.includes(`case-studies/${path}?`)) ?? '';

it('crops each photograph of a gallery square, around its focal point where it has one', () => {
  expect(find('naturals/gallery-1.avif')).toContain('aspect=1:1');
  expect(module.match(/position=right(?:&|')/g)?.length).toBeGreaterThan(3);
  expect(module.match(/position=left(?:&|')/g)?.length).toBeGreaterThan(2);
  expect(find('wise/gallery-1.avif')).toContain('position=center');
});
it('leaves boards whole, and follows the words of every case study', () => {
  expect(module).not.toMatch(/board/);
  expect(watched.length).toBeGreaterThan(19);
  expect(module).toMatch(/'case-studies\/wise\/gallery-1\.avif': c\d+/);
});
it('is no other module', () => {
  expect(read('virtual:other')).toBeUndefined();
});
