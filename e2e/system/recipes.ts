import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { root } from '../../scripts/system/commands.ts';

/** A recipe of CONTRIBUTING.md. */
export interface Recipe {
  /** Patterns of the files it touches, relative to the root: the start of its bullets. */
  files: string[];
  /** Commands to run at the end, in order. */
  commands: string[];
}

/**
 * The recipe under a heading of CONTRIBUTING.md.
 * @param names values of its `<placeholders>`
 */
export function readRecipe(heading: string, names: Record<string, string>): Recipe {
  const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const [, section] = guide.split(`## ${heading}\n`);
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no recipe '${heading}'`);
  const [text = ''] = section.split('\n## ');
  const filled = text.replace(/<([A-Za-z]+)>/g, (place, name: string) => names[name] ?? place);
  const bullets = [...filled.matchAll(/^- ((?:`[^`]+`(?:, )?)+)/gm)].map(([, paths = '']) => paths);
  return {
    files: bullets.flatMap((paths) =>
      [...paths.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    ),
    commands: [...filled.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
      block.trim().split('\n'),
    ),
  };
}

/** Differences between the files that recipes name and those that were touched. */
export function compareFiles(named: string[], touched: string[]) {
  const fits = (file: string) => named.some((pattern) => matchesGlob(file, pattern));
  return {
    unnamed: touched.filter((file) => !fits(file)),
    untouched: named.filter((pattern) => !touched.some((file) => matchesGlob(file, pattern))),
  };
}
