import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand } from '@agency/brand/read-brand';
import { fillBrand } from '@agency/content/brand-placeholders';
import { toLanguage } from '@agency/content/languages';
import { type PageContent, type PageName, pageSchemas } from '@agency/content/schemas/pages';
import { parse } from 'yaml';
import type * as z from 'zod';
import { root } from '../../scripts/system/commands.ts';

const schemas: { [Name in PageName]: z.ZodType<PageContent<Name>> } = pageSchemas;

/**
 * The copy of a content file, as the website renders it, so that a change of copy changes no test.
 * @param tag of the language
 */
export function readFileCopy<Words>(folder: string, schema: z.ZodType<Words>, tag = 'en'): Words {
  const file = join(root, 'packages/content', folder, `${tag}.yaml`);
  return schema.parse(parse(fillBrand(readFileSync(file, 'utf8'), readBrand(), toLanguage(tag))));
}

/** The copy of a page in a language. */
export function readPageCopy<Name extends PageName>(page: Name, tag?: string): PageContent<Name> {
  return readFileCopy<PageContent<Name>>(`pages/${page}`, schemas[page], tag);
}

/** A phrase with several volumes as plain text. */
export const toText = (phrase: { text: string }[]) => phrase.map(({ text }) => text).join(' ');

/** A text, escaped for a regular expression. */
export const toPattern = (text: string) => text.replace(/\W/g, '\\$&');
