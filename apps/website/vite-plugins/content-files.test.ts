import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publicLanguages, toLanguage } from '@agency/content/languages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findContentErrors } from './content-files.ts';

const project = join(import.meta.dirname, '../../..');
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Copies a content file with changes. */
function change(file: string, edit: (text: string) => string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), edit(readFileSync(join(project, file), 'utf8')));
}

it.each(publicLanguages)('the copy of $name is valid', (language) => {
  expect(findContentErrors(language)).toEqual([]);
});

describe.each(publicLanguages)('in $name', ({ tag }) => {
  const language = toLanguage(tag);

  it('a field that is missing or misspelled is reported with its file', () => {
    const file = `packages/content/pages/contact-us/${tag}.yaml`;
    change(file, (text) => text.replace(/^form:/m, 'furm:'));
    const errors = findContentErrors(language, root);
    expect(errors).toContainEqual(expect.stringContaining(`${file}: form: `));
    expect(errors.join()).toContain('furm');
  });

  it('a file that is not YAML is reported', () => {
    const file = `packages/content/shell/${tag}.yaml`;
    change(file, (text) => `${text}\n"`);
    expect(findContentErrors(language, root).join()).toContain(file);
  });

  it('copy of a mail and of a case study is validated, too', () => {
    const mail = `packages/content/mails/${tag}.yaml`;
    change(mail, (text) => `${text}\nunknown: words\n`);
    const study = `packages/content/case-studies/wise/${tag}.yaml`;
    cpSync(
      join(project, 'packages/content/case-studies/wise/en.yaml'),
      join(root, 'packages/content/case-studies/wise/en.yaml'),
      { recursive: true },
    );
    change(study, (text) => `${text}\nunknown: words\n`);
    const errors = findContentErrors(language, root).join('\n');
    expect(errors).toContain(mail);
    expect(errors).toContain(study);
  });
});
