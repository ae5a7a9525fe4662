import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SettingsError } from '@agency/server/settings';
import type { Astro } from './render.ts';

/**
 * Loads every module of a build now, so that no first visitor waits and a build made meanwhile cannot tear pages apart. One
 * that cannot be loaded ends the start: a page would fail of it later.
 * @param folder of the build, with `entry.mjs` in it
 */
export async function loadAstro(folder: string): Promise<Astro> {
  if (!existsSync(join(folder, 'entry.mjs')))
    throw new SettingsError('Cannot start: the website is not built. Run `npm run build` first.');
  // As Node names modules, also where a link leads to the folder.
  const place = realpathSync(folder);
  findWithoutLooking(place);
  const load = (name: string) => import(pathToFileURL(join(place, name)).href);
  const built: { astro: Astro } = await load('entry.mjs');
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' });
  await Promise.all(files.filter((name) => name.endsWith('.mjs')).map(load));
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
