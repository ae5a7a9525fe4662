import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SettingsError } from '@agency/server/settings';
import type { AstroHandler } from './render.ts';

/**
 * Loads every module of a build at start, so that a later build cannot break this process. A module that fails to load
 * fails the start.
 * @param folder with `entry.mjs`
 */
export async function loadAstro(folder: string): Promise<AstroHandler> {
  if (!existsSync(join(folder, 'entry.mjs')))
    throw new SettingsError('Cannot start: the website is not built. Run `npm run build` first.');
  // Node resolves symbolic links in the URLs of modules.
  const realFolder = realpathSync(folder);
  resolveWithoutFiles(realFolder);
  const load = (name: string) => import(pathToFileURL(join(realFolder, name)).href);
  const { astro }: { astro: AstroHandler } = await load('entry.mjs');
  const files = readdirSync(realFolder, { recursive: true, encoding: 'utf8' });
  await Promise.all(files.filter((name) => name.endsWith('.mjs')).map(load));
  return astro;
}

/** Node looks for the file of an import even if its module is loaded; a later build may have deleted it. */
function resolveWithoutFiles(folder: string): void {
  const base = `${pathToFileURL(folder).href}/`;
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context;
      const isOfBuild = specifier.startsWith('.') && parentURL?.startsWith(base);
      if (!isOfBuild) return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    },
  });
}
