import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readBrand } from '@agency/brand/read-brand';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type ContentKey, contentSchemas, toContentFile } from './content-files.ts';
import { defaultLanguage, isDefault, languages } from './languages.ts';
import { mergeCopy } from './merge-copy.ts';
import { mergeTranslation } from './merge-translation.ts';
import { caseStudySchema } from './schemas/case-study.ts';
import { mailCopySchema } from './schemas/mails.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => parse(readFileSync(file, 'utf8'));
const keys = Object.keys(contentSchemas) as ContentKey[];

/** The placeholders of each part. */
const findPlaces = (words: object | undefined) =>
  Object.entries(words ?? {}).map(([name, part]) => [
    name,
    (JSON.stringify(part).match(/\{\w+\}/g) ?? []).toSorted(),
  ]);

// Languages that are off are checked too, so that new fields are translated before a language is turned on.
describe.each(languages.filter((language) => !isDefault(language)))('copy in $name', (language) => {
  const { tag } = language;

  it.each(keys.filter((key) => existsSync(join(root, toContentFile(key, tag)))))(
    'of %s is valid',
    (key) => {
      const original = read(join(root, toContentFile(key, tag)));
      expect(() => mergeCopy(key, original, {}, readBrand(), language)).not.toThrow();
    },
  );

  it('the translated copy of mails is valid, and has the same placeholders', () => {
    const [original, words] = [defaultLanguage.tag, tag].map((one) =>
      mailCopySchema.parse(read(join(import.meta.dirname, `mails/${one}.yaml`))),
    );
    expect(findPlaces(words)).toEqual(findPlaces(original));
  });

  it.each(globSync(join(import.meta.dirname, `case-studies/*/${tag}.yaml`)))(
    'of a case study fits the file that it overrides: %s',
    (file) => {
      const original = read(join(dirname(file), 'en.yaml'));
      const study = mergeTranslation(original, read(file));
      expect(
        caseStudySchema.safeParse(study).error?.issues,
        basename(dirname(file)),
      ).toBeUndefined();
    },
  );
});
