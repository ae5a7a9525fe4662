import type { Plugin } from 'vite';

/** Characters of a picture's hash: with 30 bits two pictures of one name and different bytes still never meet. */
const HASH = '[hash:5]';

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
          const isPicture = file.names.some((name) => /\.(?:avif|webp)$/.test(name));
          return isPicture ? pattern.replace('[hash]', HASH) : pattern;
        },
      };
    },
  };
}
