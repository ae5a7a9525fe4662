import type { AstroIntegration } from 'astro';

/** How Astro builds for our own server: `server/astro-entry.ts` renders every page, with its policy in a header. */
export function websiteAdapter(): AstroIntegration {
  return {
    name: 'website-adapter',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'website-adapter',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('../server/astro-entry.ts', import.meta.url),
          // Else pages that are built ahead would carry their policy in a `<meta>`.
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
