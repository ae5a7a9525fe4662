import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { MOST_MODULES, toModuleClass } from '../src/model/module-class.ts';

const NAMES = /\/\*.*?\*\/|\.([A-Za-z_][\w-]*)|@keyframes\s+([\w-]+)/gs;

/**
 * Gives classes and keyframes of CSS modules a few letters, the same in every build: those of the module, by its path, and
 * those of the name, by its place in the module. While the site is worked on they have their names and their module's.
 * @param folder of the website
 */
export function moduleClasses(folder: string): Plugin {
  const places = toPlaces(globSync('src/**/*.module.css', { cwd: folder }));
  return {
    name: 'module-classes',
    config: (_, { command }) => ({
      css: {
        modules: {
          generateScopedName(name, file, css) {
            const path = relative(folder, resolve(file));
            const index = findNames(css).indexOf(name);
            if (index < 0)
              throw new Error(`“${name}” in ${path} is no class or keyframes in plain letters.`);
            if (command === 'serve') return `${name}_${path.replace(/\W/g, '-')}`;
            const module = places.get(path);
            if (module === undefined) throw new Error(`${path} is no module of the website.`);
            return toModuleClass(module, index);
          },
        },
      },
    }),
  };
}

/**
 * A place for each path, which it has whatever other paths there are, but for the few that meet on one. So a new module leaves the
 * classes of others, and with them the files that browsers keep, as they were.
 */
export function toPlaces(paths: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  const taken = new Set<number>();
  if (paths.length > MOST_MODULES) throw new Error('There are more modules than letters.');
  for (const path of paths.toSorted()) {
    let place = createHash('sha256').update(path).digest().readUInt32BE(0) % MOST_MODULES;
    while (taken.has(place)) place = (place + 1) % MOST_MODULES;
    taken.add(place);
    places.set(path, place);
  }
  return places;
}

/** What a style sheet names: classes, and keyframes, in their order. */
export function findNames(css: string): string[] {
  const names = [...css.matchAll(NAMES)].flatMap(([, name, keyframes]) => name ?? keyframes ?? []);
  return [...new Set(names)];
}
