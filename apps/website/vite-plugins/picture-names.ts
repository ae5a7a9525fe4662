import type { Plugin } from 'vite';

const HASH = '[hash]';
/**
 * Some 32 bits, as the first character has few: of a hundred pictures of one name two would meet once in a million times. They
 * must not, because browsers keep what is under an address for ever.
 */
const SHORT_HASH = '[hash:6]';

/** Gives pictures a short hash: a page names some sixty of them, and a hash is what cannot be compressed. */
export function pictureNames(): Plugin {
  return {
    name: 'picture-names',
    outputOptions(options) {
      const { assetFileNames: toPattern } = options;
      if (typeof toPattern !== 'function') throw new Error('The framework names files otherwise.');
      return {
        ...options,
        assetFileNames: (file) => {
          const pattern = toPattern(file);
          if (!pattern.includes(HASH)) throw new Error(`${pattern} names files without a hash.`);
          const isPicture = file.names.some((name) => /\.(?:avif|webp)$/.test(name));
          return isPicture ? pattern.replace(HASH, SHORT_HASH) : pattern;
        },
      };
    },
  };
}
