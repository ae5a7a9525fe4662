import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const parent = mkdtempSync(join(tmpdir(), 'agency-astro-'));
const folder = join(parent, 'server');
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const FILES = {
  'entry.mjs':
    "export const astro = async () => (await import('./first.mjs')).default(await import('./chunks/page.mjs'));",
  'first.mjs': 'export default (page) => page.answer();',
  'chunks/page.mjs': "export const answer = async () => (await import('./words.mjs')).answer;",
  'chunks/words.mjs': "export const answer = new Response('the page');",
};

/** Script of a process that loads the build, deletes its files, and then renders a page for the first time. */
const PROCESS = `
  import { rmSync } from 'node:fs';
  import { loadAstro } from ${JSON.stringify(join(import.meta.dirname, 'load-astro.ts'))};
  const astro = await loadAstro(${JSON.stringify(join(parent, 'current'))});
  rmSync(${JSON.stringify(folder)}, { recursive: true });
  console.log(await (await astro()).text());
`;

// In another process, because Vitest does not load modules as Node does.
it('pages come from the loaded build, even after another one has replaced it', () => {
  mkdirSync(join(folder, 'chunks'), { recursive: true });
  symlinkSync(folder, join(parent, 'current'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', PROCESS]);
  expect(String(said).trim()).toBe('the page');
});
