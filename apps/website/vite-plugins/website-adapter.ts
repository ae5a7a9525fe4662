import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const toPath = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Builds for our own server, where `server/astro-entry.ts` renders all pages, and adds the client directives:
 * `client:interaction` hydrates an island on its first interaction, `client:rest` also when it is visible and scrolling
 * has stopped.
 */
export function websiteAdapter(): AstroIntegration {
  return {
    name: 'website-adapter',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['interaction', 'rest'] as const)
          addClientDirective({ name, entrypoint: toPath(`./${name}-client.ts`) });
      },
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'website-adapter',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('../server/astro-entry.ts', import.meta.url),
          // Without this, prerendered pages would have their policy in a `<meta>`.
          adapterFeatures: { buildOutput: 'server', staticHeaders: true },
          supportedAstroFeatures: {
            staticOutput: 'stable',
            hybridOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
          },
        }),
    },
  };
}
