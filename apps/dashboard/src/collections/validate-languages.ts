import { defaultLanguage, languages } from '@agency/content/languages';
import { getTranslation } from '@payloadcms/translations';
import {
  type CollectionBeforeChangeHook,
  type FlattenedField,
  isolateObjectProperty,
  type TextField,
  type TextFieldSingleValidation,
  type Validate,
  ValidationError,
  type ValidationFieldError,
} from 'payload';
import { text } from 'payload/shared';
import { toLocale } from './localized-text.ts';

type Data = Record<string, unknown>;

/** A localised text of a document, with its values in all languages. */
interface LocalizedTexts {
  field: TextField;
  path: string;
  /** The row or document it belongs to. */
  siblingData: Data;
  texts: Data;
}

/** The localised texts of a document. Its rows are those that are being stored. */
function* listTexts(
  fields: readonly FlattenedField[],
  data: Data,
  stored: Data | undefined,
  under = '',
): Generator<LocalizedTexts> {
  for (const field of fields) {
    const path = under + field.name;
    if ('localized' in field && field.localized) {
      const texts = (stored?.[field.name] ?? {}) as Data;
      if (field.type === 'text' || field.type === 'textarea')
        yield { field: field as TextField, path, siblingData: data, texts };
    } else if (field.type === 'array' || field.type === 'blocks') {
      const known = (stored?.[field.name] ?? []) as Data[];
      for (const [index, row] of ((data[field.name] ?? []) as Data[]).entries()) {
        const inner =
          field.type === 'array' ? field : field.blocks.find(({ slug }) => slug === row.blockType);
        const same = known.find(({ id }) => id === row.id);
        yield* listTexts(inner?.flattenedFields ?? [], row, same, `${path}.${index}.`);
      }
    }
  }
}

const isDefaultLocale = (locale: string | undefined) =>
  (locale ?? defaultLanguage.tag) === defaultLanguage.tag;

const validateInDefault: TextFieldSingleValidation = (value, options) =>
  text(value, { ...options, required: isDefaultLocale(options.req.locale) } as never);

/** A localised text that is required in the default language only: elsewhere it has a fallback, or is not shown. */
export const createLocalizedText = ({
  description,
  ...field
}: Pick<TextField, 'name' | 'label' | 'unique' | 'index'> & {
  maxLength: number;
  description?: NonNullable<TextField['admin']>['description'];
}): TextField => ({
  ...field,
  type: 'text',
  localized: true,
  required: true,
  validate: validateInDefault,
  // Empty texts are not unique.
  hooks: { beforeValidate: [({ value }) => (value === '' ? null : value)] },
  // The column of a field with a condition may be NULL.
  admin: { ...(description && { description }), condition: () => true },
});

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/**
 * Validates what becomes public in the languages that the form does not show; Payload validates one language only. A
 * translation may be incomplete, the default language may not.
 * @param options.mayLackDefault whether a document may be in another language only
 */
export const validateLanguages =
  ({ mayLackDefault = false } = {}): CollectionBeforeChangeHook =>
  async ({ collection, data, operation, originalDoc, req }) => {
    const { id, _status } = { ...originalDoc, ...data };
    if (collection.versions?.drafts && _status !== 'published') return data;
    const stored =
      operation === 'update'
        ? await req.payload.findByID({
            collection: collection.slug,
            id,
            locale: 'all',
            draft: true,
            trash: true,
            depth: 0,
            // The user may change it.
            overrideAccess: true,
            req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
          })
        : undefined;
    const current = req.locale ?? defaultLanguage.tag;
    const errors: ValidationFieldError[] = [];
    for (const { field, path, siblingData, texts } of listTexts(
      collection.flattenedFields,
      data,
      stored as Data | undefined,
    )) {
      for (const { tag, name } of languages) {
        const value = texts[tag];
        const isOptional = !isDefaultLocale(tag) || mayLackDefault;
        if (tag === current || (isOptional && isBlank(value))) continue;
        const inLanguage = Object.assign(isolateObjectProperty(req, ['locale']), {
          locale: toLocale(tag),
        });
        const options = { ...field, data, id, operation, req: inLanguage, siblingData };
        const result = await (field.validate as Validate)(value, options as never);
        if (result === true) continue;
        const label = field.label ? getTranslation(field.label, req.i18n) : path;
        errors.push({ path, label, message: `${name}: ${result}` });
      }
    }
    if (errors.length > 0)
      throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
    return data;
  };
