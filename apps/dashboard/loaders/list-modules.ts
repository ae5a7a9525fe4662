import { stripTypeScriptTypes } from 'node:module';

/** Opened by Payload's own fields when they are needed; named here they would come with every page. */
const LATER = ['CodeEditor', 'DatePicker'];

const toNames = (list: string): string[] =>
  list.split(',').flatMap(
    (part) =>
      part
        .trim()
        .split(/\s+as\s+/)
        .at(-1) || [],
  );

/** What a module exports by name. */
const findNames = (module: string): Set<string> =>
  new Set(
    [...module.matchAll(/\bexport\s*\{([^}]*)\}/g)].flatMap(([, list = '']) => toNames(list)),
  );

/**
 * A module that exports what a bundle does, each from the file it was bundled of.
 * @param bundle the bundle
 * @param types its declarations, which say those files
 */
export function listModules(bundle: string, types: string): string {
  const lines = stripTypeScriptTypes(types)
    .split('\n')
    .filter((line) => !LATER.some((name) => line.includes(`{ default as ${name} }`)));
  const list = lines.join('\n');
  const listed = findNames(list);
  const lacking = [...findNames(bundle)].filter(
    (name) => !listed.has(name) && !LATER.includes(name),
  );
  if (lacking.length > 0) {
    throw new Error(`Payload ships components that its types do not name: ${lacking.join(', ')}`);
  }
  return `'use client';\n${list}`;
}
