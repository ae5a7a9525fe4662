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

/** Validates all content files at build: pages are rendered on request, so a missing field would be a 500 in production. */
export function contentFiles(): AstroIntegration {
  return {
    name: 'content-files',
    hooks: {
      'astro:build:start': () => {
        const errors = publicLanguages.flatMap((language) => findContentErrors(language));
        if (errors.length > 0)
          throw new Error(`Content files do not match their schema:\n${errors.join('\n')}`);
      },
    },
  };
}

/** Lists the errors in the content files of a language, a line each: file, field, reason. */
export function findContentErrors(language: Language, root = ROOT): string[] {
  const { tag } = language;
  const brand = readBrand();
  const find = (file: string, parseContent: (content: unknown) => unknown) =>
    existsSync(join(root, file)) ? toErrors(file, () => parseContent(read(join(root, file)))) : [];
  const pages = KEYS.flatMap((key) => {
    // In the default language these are the facts of `brand.yaml`, which readBrand validates.
    if (key === 'agency' && isDefault(language)) return [];
    return find(toContentFile(key, tag), (content) => mergeCopy(key, content, {}, brand, language));
  });
  const mails = find(`packages/content/mails/${tag}.yaml`, (content) =>
    mailCopySchema.parse(content),
  );
  const studies = globSync(`packages/content/case-studies/*/${tag}.yaml`, { cwd: root });
  return [
    ...pages,
    ...mails,
    ...studies.flatMap((file) =>
      find(file, (content) => {
        const original = join(root, dirname(file), `${defaultLanguage.tag}.yaml`);
        return caseStudySchema.parse(mergeTranslation(read(original), content));
      }),
    ),
  ];
}

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));

function toErrors(file: string, parseContent: () => unknown): string[] {
  try {
    parseContent();
    return [];
  } catch (error) {
    if (!(error instanceof z.ZodError))
      return [`${file}: ${error instanceof Error ? error.message : error}`];
    return error.issues.map(
      ({ path, message }) => `${file}: ${path.join('.') || 'the file'}: ${message}`,
    );
  }
}
