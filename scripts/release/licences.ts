import type { Component } from './components.ts';

/** Licences that a website and its dashboard may be made with; all let us serve them without giving our own code away. */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'Python-2.0', 'Unlicense', 'WTFPL', 'Zlib'],
  // Typefaces and data.
  ...['OFL-1.1', 'CC-BY-4.0'],
  // Used as they are: changes of these would have to be published.
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
]);

/** Whether an SPDX expression allows us to use a package: one side of each OR, both sides of each AND. */
export function isAllowed(expression: string): boolean {
  const inner = expression.trim();
  const alternatives = split(inner, 'OR');
  if (alternatives.length > 1) return alternatives.some(isAllowed);
  const all = split(inner, 'AND');
  if (all.length > 1) return all.every(isAllowed);
  const [, bracketed] = /^\((.*)\)$/s.exec(inner) ?? [];
  return bracketed === undefined ? ALLOWED.has(inner) : isAllowed(bracketed);
}

/** Parts of an expression between a word, where no bracket is open. */
function split(expression: string, word: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const token of expression.split(/(\(|\)|\s+)/)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth === 0 && token === word) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts;
}

/** Packages whose licence is not allowed, or unknown. */
export const findForbidden = (components: Component[]): Component[] =>
  components.filter(({ licence }) => licence === undefined || !isAllowed(licence));

/** Every package by its licence, as a document. */
export function toLicenceList(components: Component[]): string {
  const byLicence = Map.groupBy(components, ({ licence }) => licence ?? 'not named');
  const sections = [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([licence, all]) =>
        `## ${licence}\n\n${all.map(({ name, version }) => `- ${name} ${version}`).join('\n')}\n`,
    );
  return `# Licences of the packages\n\nOf ${components.length} packages that both programs and their tools are made with.\n\n${sections.join('\n')}`;
}
