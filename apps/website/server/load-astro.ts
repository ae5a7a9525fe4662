import { readdirSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Astro } from './render.ts';

/**
 * Loads every page of a build now, so that no first visitor waits and a build made meanwhile cannot tear pages apart.
 * @param folder of the build, with `entry.mjs` and `chunks`
 */
export async function loadAstro(folder: string): Promise<Astro> {
  findWithoutLooking(folder);
  const built: { astro: Astro } = await import(pathToFileURL(join(folder, 'entry.mjs')).href);
  const chunks = join(folder, 'chunks');
  const modules = readdirSync(chunks).filter((name) => name.endsWith('.mjs'));
  await Promise.all(modules.map((name) => import(pathToFileURL(join(chunks, name)).href)));
  return built.astro;
}

/**
 * What modules of the build import of each other is loaded already when it is asked for. Node would look for the file all
 * the same, and another build may have taken it away.
 */
function findWithoutLooking(folder: string): void {
  const place = `${pathToFileURL(folder).href}/`;
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context;
      const isOfBuild = specifier.startsWith('.') && parentURL?.startsWith(place);
      if (!isOfBuild) return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    },
  });
}
