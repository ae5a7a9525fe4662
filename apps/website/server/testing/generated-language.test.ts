import { globSync, readFileSync } from 'node:fs';
import { readBrand } from '@agency/brand/read-brand';
import { fillCopy } from '@agency/content/brand-placeholders';
import { contentSchemas } from '@agency/content/content-files';
import { caseStudySchema } from '@agency/content/schemas/case-study';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type * as z from 'zod';
import { generatedLanguage } from './generated-language.ts';

const ROOT = new URL('../../../../packages/content/', import.meta.url).pathname;
const files = globSync('{pages/*,case-studies/*,shell,forms,consent,services}/en.yaml', {
  cwd: ROOT,
});
const schemas: Record<string, z.ZodType> = contentSchemas;

it.each(files)('fits the schema of %s', (file) => {
  const copy = generatedLanguage.generate?.(parse(readFileSync(ROOT + file, 'utf8')));
  const [folder = '', name = folder] = file.split('/');
  const schema =
    folder === 'case-studies' ? caseStudySchema : schemas[folder === 'pages' ? name : folder];
  const { error } = schema?.safeParse(fillCopy(copy, readBrand(), generatedLanguage)) ?? {};
  expect(error?.issues.map(({ path, message }) => `${path.join('/')}: ${message}`)).toBeUndefined();
});
