import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { shortNames } from './short-names.ts';

interface Options {
  assetFileNames(file: { names: string[]; source: string }): string;
}

/** Names files as a build does. */
function createNames(pattern = '_astro/name.[hash].ext'): Options['assetFileNames'] {
  const { outputOptions } = shortNames() as unknown as {
    outputOptions(options: Options): Options;
  };
  return outputOptions({ assetFileNames: () => pattern }).assetFileNames;
}

/** Two texts whose hashes begin alike. */
function findMeeting(): [string, string] {
  const seen = new Map<string, string>();
  for (let number = 0; ; number++) {
    const text = `${number}`;
    const short = createHash('sha256').update(text).digest('base64url').slice(0, 4);
    const other = seen.get(short);
    if (other !== undefined) return [other, text];
    seen.set(short, text);
  }
}

describe('names of pictures and typefaces', () => {
  it('have four characters of what is in them', () => {
    const toName = createNames();
    const name = toName({ names: ['tile.webp'], source: 'a' });
    expect(name).toMatch(/^_astro\/name\.[\w-]{4}\.ext$/);
    expect(createNames()({ names: ['tile.webp'], source: 'a' })).toBe(name);
    expect(toName({ names: ['tile.webp'], source: 'b' })).not.toBe(name);
  });

  it('are told apart where two meet', () => {
    const toName = createNames();
    const [one, other] = findMeeting().map((source) => toName({ names: ['tile.webp'], source }));
    expect(other).not.toBe(one);
    expect(other?.slice(0, '_astro/name.1234'.length)).toBe(
      one?.slice(0, '_astro/name.1234'.length),
    );
  });

  it('leave those of other files as they are', () => {
    expect(createNames()({ names: ['page.css'], source: 'a' })).toBe('_astro/name.[hash].ext');
  });

  it('refuse a build that names files without a hash', () => {
    expect(() => createNames('name.ext')({ names: ['tile.webp'], source: 'a' })).toThrow(
      'without a hash',
    );
  });
});
