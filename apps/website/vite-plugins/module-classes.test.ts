import { describe, expect, it } from 'vitest';
import { findModule, findModuleClasses, toModuleClass } from '../server/module-class.ts';
import { findNames } from './module-classes.ts';

describe('findNames', () => {
  it('lists classes and keyframes of a module once, in their order', () => {
    const css = `/* .old */ .card, .card-open:is(.open) { animation: turn 1.5s; inset: .5em }
      @keyframes turn { to { rotate: 1turn } } .card { color: red }`;
    expect(findNames(css)).toEqual(['card', 'card-open', 'open', 'turn']);
  });
});

describe('a class of a module', () => {
  it('is found in a text again, and its module in it', () => {
    for (const [module, index] of [
      [0, 0],
      [27, 30],
      [675, 675],
    ] as const) {
      const name = toModuleClass(module, index);
      expect(findModuleClasses(`<a class="${name} lead on-ink">`)).toEqual([name]);
      expect(findModule(name)).toBe(findModule(toModuleClass(module, 0)));
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
      expect(findModule(other)).toBeUndefined();
  });
});
