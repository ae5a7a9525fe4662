import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const order = readFileSync(new URL('../src/styles/layers.css', import.meta.url), 'utf8');

/** Sets the cascade order at the head of every style sheet, so that it holds whichever sheet a page loads first. */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: (code, id) => (/\.css(\?(?!url)|$)/.test(id) ? `${order}${code}` : undefined),
  };
}
