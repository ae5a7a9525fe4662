import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBrand } from '@agency/brand/read-brand';
import { type ContentKey, contentSchemas, toContentFile } from '@agency/content/content-files';
import {
  defaultLanguage,
  isDefault,
  type Language,
  publicLanguages,
} from '@agency/content/languages';
import { mergeCopy } from '@agency/content/merge-copy';
import { mergeTranslation } from '@agency/content/merge-translation';
import { caseStudySchema } from '@agency/content/schemas/case-study';
import { mailCopySchema } from '@agency/content/schemas/mails';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import * as z from 'zod';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const KEYS = Object.keys(contentSchemas) as ContentKey[];

/**
 * Parses every file of words in every language of the site before the build begins. A page is rendered on request, so a field
 * that its file lacks would otherwise be a 500 in production.
 */
export function contentFiles(): AstroIntegration {
  return {
    name: 'content-files',
    hooks: {
      'astro:build:start': () => {
        const faults = publicLanguages.flatMap((language) => findContentFaults(language));
        if (faults.length > 0)
          throw new Error(`Words do not fit their schema:\n${faults.join('\n')}`);
      },
    },
  };
}

/**
 * What is wrong with the files of words of a language, a line each: file, field, reason.
 * @param root folder that `packages/content` and `brand.yaml` stand in
 */
export function findContentFaults(language: Language, root = ROOT): string[] {
  const { tag } = language;
  const brand = readBrand();
  const find = (file: string, check: (words: unknown) => unknown) =>
    existsSync(join(root, file)) ? toFaults(file, () => check(read(join(root, file)))) : [];
  const pages = KEYS.flatMap((key) => {
    // The facts are checked by their own reader; in other languages they have words.
    if (key === 'agency' && isDefault(language)) return [];
    return find(toContentFile(key, tag), (words) => mergeCopy(key, words, {}, brand, language));
  });
  const mails = find(`packages/content/mails/${tag}.yaml`, (words) => mailCopySchema.parse(words));
  const studies = globSync(`packages/content/case-studies/*/${tag}.yaml`, { cwd: root });
  return [
    ...pages,
    ...mails,
    ...studies.flatMap((file) =>
      find(file, (words) => {
        const original = join(root, dirname(file), `${defaultLanguage.tag}.yaml`);
        return caseStudySchema.parse(mergeTranslation(read(original), words));
      }),
    ),
  ];
}

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));

function toFaults(file: string, check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof z.ZodError))
      return [`${file}: ${error instanceof Error ? error.message : error}`];
    return error.issues.map(
      ({ path, message }) => `${file}: ${path.join('.') || 'the file'}: ${message}`,
    );
  }
}
