import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const order = readFileSync(new URL('../src/styles/layers.css', import.meta.url), 'utf8');

/** Adds the order of the cascade layers to every stylesheet, so that it does not depend on which one loads first. */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: (code, id) => (/\.css(\?(?!url)|$)/.test(id) ? `${order}${code}` : undefined),
  };
}
