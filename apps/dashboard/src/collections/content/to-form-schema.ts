import { findBuildOnly } from '@agency/content/build-only';
import { type ContentKey, toContentSchema } from '@agency/content/content-files';
import { defaultLanguage, type Language as SiteLanguage } from '@agency/content/languages';
import * as z from 'zod';
import type { Language } from '../../panel/language/language.ts';
import type { FormSchema } from './form-schema.ts';
import { nameFields } from './name-fields.ts';
import { readShipped } from './shipped-words.ts';

/**
 * The form of a file of words, drawn from its own schema: as it is written, before the schema reads it.
 * @param language its fields are named in; @param of the words
 */
export function toFormSchema(
  key: ContentKey,
  language: Language = 'en',
  of: SiteLanguage = defaultLanguage,
): FormSchema {
  const schema = toContentSchema(key, of);
  const shipped = readShipped(key, of);
  const built = toBuilt(schema, shipped);
  const form = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const choices = built.get(zodSchema);
      if (choices) jsonSchema.enum = choices;
      if (zodSchema._zod.def.type !== 'date') return;
      // In a file a day is written as text.
      Object.assign(jsonSchema, { type: 'string', format: 'date' });
    },
  }) as FormSchema;
  return nameFields(form, language, shipped);
}

/** What a file names of what only a build makes, by field: one of these can be chosen, nothing else can be shown. */
function toBuilt(schema: z.ZodType, shipped: unknown): Map<z.core.$ZodType, string[]> {
  const built = new Map<z.core.$ZodType, string[]>();
  for (const { schema: field, value } of findBuildOnly(schema, shipped)) {
    if (typeof value !== 'string') continue;
    const known = built.get(field) ?? [];
    if (!known.includes(value)) built.set(field, [...known, value]);
  }
  return built;
}
