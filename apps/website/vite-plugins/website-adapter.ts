import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/**
 * How Astro builds for our own server: `server/astro-entry.ts` answers for every page, and the policies of the pages
 * that are built go to a file, for `server/finish-build.ts`, instead of into a `<meta>` of each.
 */
export function websiteAdapter(): AstroIntegration {
  const policies = new Set<string>();
  let outFolder: URL;
  return {
    name: 'website-adapter',
    hooks: {
      'astro:config:done': ({ config, setAdapter }) => {
        outFolder = config.outDir;
        setAdapter({
          name: 'website-adapter',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('../server/astro-entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server', staticHeaders: true },
          supportedAstroFeatures: {
            staticOutput: 'stable',
            hybridOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
      'astro:build:generated': ({ routeToHeaders }) => {
        for (const { headers } of routeToHeaders.values()) {
          const policy = headers.get('Content-Security-Policy');
          if (policy) policies.add(policy);
        }
      },
      'astro:build:done': () =>
        writeFile(new URL('policies.json', outFolder), JSON.stringify([...policies])),
    },
  };
}
