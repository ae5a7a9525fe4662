import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { toModuleClass } from '../server/module-class.ts';

const NAMES = /\/\*.*?\*\/|\.(-?[A-Za-z_][\w-]*)|@keyframes\s+([\w-]+)/gs;

/**
 * Names the classes of CSS modules after the place of the module among all of the site's, and of the class in it: so every
 * build gives them the same few letters, whatever it begins with. Their own names stand before them while the site is worked on.
 * @param folder of the website
 */
export function moduleClasses(folder: string): Plugin {
  const modules = globSync('src/**/*.module.css', { cwd: folder }).sort();
  return {
    name: 'module-classes',
    config: (_, { command }) => ({
      css: {
        modules: {
          generateScopedName(name, file, css) {
            // In a browser's tools a name of letters says nothing; a module may be newer than the list, too.
            if (command === 'serve') return `${name}_${relative(folder, file).replace(/\W/g, '-')}`;
            const module = modules.indexOf(relative(folder, resolve(file)));
            const index = findNames(css).indexOf(name);
            if (module < 0 || index < 0) throw new Error(`“${name}” is not found in ${file}.`);
            return toModuleClass(module, index);
          },
        },
      },
    }),
  };
}

/** What a style sheet names: classes, and keyframes, in their order. */
export function findNames(css: string): string[] {
  const names = [...css.matchAll(NAMES)].flatMap(([, name, keyframes]) => name ?? keyframes ?? []);
  return [...new Set(names)];
}
