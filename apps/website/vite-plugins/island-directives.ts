import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * When islands wake: `client:interaction` when it is first pointed at, focused or touched, and not before; `client:rest` also when it
 * is on the screen and nobody scrolls.
 */
export function islandDirectives(): AstroIntegration {
  return {
    name: 'island-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: fileURLToPath(new URL('./interaction-client.ts', import.meta.url)),
        });
        addClientDirective({
          name: 'rest',
          entrypoint: fileURLToPath(new URL('./rest-client.ts', import.meta.url)),
        });
      },
    },
  };
}
