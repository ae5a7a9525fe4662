import { describe, expect, it, vi } from 'vitest';
import { toFingerprint } from './render/piece.ts';

const toFingerprints = async () => {
  vi.resetModules();
  const { pieces } = await import('./pieces.ts');
  return new Map(pieces.map((piece) => [piece.file, toFingerprint(piece)]));
};

describe('a colour of one client', () => {
  it('changes pictures of that client and no other', async () => {
    const before = await toFingerprints();
    vi.doMock(import('./identities/serenita.ts'), async (original) => {
      const module = await original();
      const { serenita } = module;
      const palette = Object.fromEntries(
        Object.keys(serenita.palette).map((it) => [it, '#123456']),
      );
      return {
        ...module,
        serenita: { ...serenita, palette: palette as typeof serenita.palette },
      };
    });
    const after = await toFingerprints();
    const changed = [...after].filter(([file, print]) => before.get(file) !== print);
    expect(changed.length).toBeGreaterThan(5);
    for (const [file] of changed) expect(file).toContain('/serenita/');
  });
});
