import type { Plugin } from 'vite';

const WRITER = /astro\/dist\/runtime\/server\/scripts\.js$/;
const STYLE = '<style>$' + '{ISLAND_STYLES}</style>';

/** Keeps the framework from writing a `style` element into the body beside the first island; `reset.css` has its rule. */
export function islandStyles(): Plugin {
  return {
    name: 'island-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!WRITER.test(id)) return undefined;
      if (!code.includes(STYLE))
        throw new Error('The framework writes its island style elsewhere.');
      return { code: code.replace(STYLE, ''), map: null };
    },
  };
}
