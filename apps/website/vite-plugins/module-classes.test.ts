import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findModuleClasses, MOST_MODULES, toModuleClass } from '../src/model/module-class.ts';
import { findNames, moduleClasses, toPlaces } from './module-classes.ts';

const website = fileURLToPath(new URL('..', import.meta.url));

/** Names a class as Vite has it named. */
function name(command: 'build' | 'serve', one: string, file: string, css = '.card { color: red }') {
  const { config } = moduleClasses(website) as unknown as {
    config(
      user: object,
      env: { command: string },
    ): {
      css: { modules: { generateScopedName(...given: string[]): string } };
    };
  };
  const { generateScopedName } = config({}, { command }).css.modules;
  return generateScopedName(one, join(website, file), css);
}

describe('the classes of a module', () => {
  const file = 'src/ui/Cta.module.css';

  it('are the same few letters in each build, and have their names while the site is worked on', () => {
    const short = name('build', 'card', file);
    expect(findModuleClasses(short)).toEqual([short]);
    expect(name('build', 'card', file)).toBe(short);
    expect(name('serve', 'card', file)).toBe('card_src-ui-Cta-module-css');
  });

  it('are refused where they would be of no module, or of none of its names', () => {
    expect(() => name('build', 'card', 'elsewhere/Cta.module.css')).toThrow('no module');
    for (const command of ['build', 'serve'] as const)
      expect(() => name(command, 'other', file)).toThrow('“other” in src/ui/Cta.module.css');
  });
});

describe('toPlaces', () => {
  const paths = Array.from({ length: 150 }, (_, index) => `src/ui/${index}.module.css`);

  it('gives each module a place of its own, and nearly all the same when there is one more', () => {
    const before = toPlaces(paths);
    const after = toPlaces([...paths, 'src/shell/New.module.css']);
    expect(new Set(after.values()).size).toBe(paths.length + 1);
    expect(paths.filter((path) => before.get(path) !== after.get(path)).length).toBeLessThan(3);
  });

  it('refuses more than there are letters for', () => {
    const many = Array.from({ length: MOST_MODULES + 1 }, (_, index) => String(index));
    expect(toPlaces(many.slice(1)).size).toBe(MOST_MODULES);
    expect(() => toPlaces(many)).toThrow('letters');
  });
});

describe('findNames', () => {
  it('lists classes and keyframes of a module once, in their order', () => {
    const css = `/* .old */ .card, .card-open:is(.open) { animation: turn 1.5s; inset: .5em }
      @keyframes turn { to { rotate: 1turn } } .card { color: red }`;
    expect(findNames(css)).toEqual(['card', 'card-open', 'open', 'turn']);
  });
});

describe('a class of a module', () => {
  it('is found in a text again', () => {
    for (const [module, index] of [
      [0, 0],
      [27, 30],
      [675, 675],
    ] as const) {
      const name = toModuleClass(module, index);
      expect(findModuleClasses(`<a class="${name} lead on-ink">`)).toEqual([name]);
    }
  });

  it('differs from all others', () => {
    const names = [0, 1, 26, 27, 675].flatMap((module) =>
      Array.from({ length: 676 }, (_, index) => toModuleClass(module, index)),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('is refused where no letters are left', () => {
    expect(() => toModuleClass(676, 0)).toThrow('letters');
    expect(() => toModuleClass(0, 676)).toThrow('letters');
  });

  it('is no other class', () => {
    for (const other of ['lead', 'on-ink', 'visually-hidden', '__abc', '_Abc', '_abcde', 'a_abc'])
      expect(findModuleClasses(other)).toEqual([]);
  });
});
