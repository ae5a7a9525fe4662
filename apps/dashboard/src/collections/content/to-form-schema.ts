import { findBuildOnly } from '@agency/content/build-only';
import { type ContentKey, toContentSchema } from '@agency/content/content-files';
import { defaultLanguage, type Language } from '@agency/content/languages';
import * as z from 'zod';
import type { PanelLanguage } from '../../platform/language/language.ts';
import { readDefaults } from './default-content.ts';
import type { FormSchema } from './form-schema.ts';
import { labelFields } from './label-fields.ts';

/**
 * Form schema of a file, from the input side of its zod schema.
 * @param language language of the labels
 * @param of language of the copy
 */
export function toFormSchema(
  key: ContentKey,
  language: PanelLanguage = 'en',
  of: Language = defaultLanguage,
): FormSchema {
  const schema = toContentSchema(key, of);
  const shipped = readDefaults(key, of);
  const built = toBuilt(schema, shipped);
  const form = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const choices = built.get(zodSchema);
      if (choices) jsonSchema.enum = choices;
      if (zodSchema._zod.def.type !== 'date') return;
      // YAML has days as text.
      Object.assign(jsonSchema, { type: 'string', format: 'date' });
    },
  }) as FormSchema;
  return labelFields(form, language, shipped);
}

/** Choices of build-time values, by field. Editors can choose only values that the build has created. */
function toBuilt(schema: z.ZodType, shipped: unknown): Map<z.core.$ZodType, string[]> {
  const built = new Map<z.core.$ZodType, string[]>();
  for (const { schema: field, value } of findBuildOnly(schema, shipped)) {
    if (typeof value !== 'string') continue;
    const known = built.get(field) ?? [];
    if (!known.includes(value)) built.set(field, [...known, value]);
  }
  return built;
}
