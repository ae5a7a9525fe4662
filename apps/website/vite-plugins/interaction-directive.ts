import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** `client:interaction`: an island wakes when it is first pointed at, focused or touched, and not before. */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'client-interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: fileURLToPath(new URL('./interaction-client.ts', import.meta.url)),
        });
      },
    },
  };
}
