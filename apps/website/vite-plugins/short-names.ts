import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const HASH = '[hash]';
/**
 * 24 bits. That what changed keeps its name, under which browsers keep it for ever, happens once in sixteen million times; two
 * of one name that meet are told apart.
 */
const FEWEST = 4;

/**
 * Gives pictures and typefaces a short hash: a page names some sixty of them, and a hash is what cannot be compressed.
 */
export function shortNames(): Plugin {
  /** What each hash of a name is of. */
  const taken = new Map<string, string>();

  /** The first characters of a file's hash that no other file of its name has. */
  function toShortHash(name: string, source: string | Uint8Array): string {
    const whole = createHash('sha256').update(source).digest('base64url');
    for (let length = FEWEST; ; length++) {
      const short = whole.slice(0, length);
      // Some disks take two names for one that differ in case alone.
      const key = `${name} ${short}`.toLowerCase();
      const other = taken.get(key);
      if (other !== undefined && other !== whole) continue;
      taken.set(key, whole);
      return short;
    }
  }

  return {
    name: 'short-names',
    outputOptions(options) {
      const { assetFileNames: toPattern } = options;
      if (typeof toPattern !== 'function') throw new Error('The framework names files otherwise.');
      return {
        ...options,
        assetFileNames: (file) => {
          const pattern = toPattern(file);
          if (!pattern.includes(HASH)) throw new Error(`${pattern} names files without a hash.`);
          const name = file.names.find((one) => /\.(?:avif|svg|webp|woff2)$/.test(one));
          return name ? pattern.replace(HASH, toShortHash(name, file.source)) : pattern;
        },
      };
    },
  };
}
