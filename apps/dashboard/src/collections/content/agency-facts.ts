import type { Brand } from '@agency/brand/brand';
import { readBrand } from '@agency/brand/read-brand';
import { type ContentKey, contentSchemas } from '@agency/content/content-files';
import {
  defaultLanguage,
  isDefault,
  languages,
  type Language as SiteLanguage,
} from '@agency/content/languages';
import { mergeBrand, toMergedSchema, translateBrand } from '@agency/content/merge-copy';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import type { PayloadRequest } from 'payload';
import { getTranslations } from '../../panel/language/get-translations.ts';
import { toLanguage } from '../../panel/language/language.ts';
import { hasContent, readDefaults } from './default-content.ts';
import type { FieldError } from './field-error.ts';
import { toFieldLabelPath } from './field-labels.ts';
import { findPublishedContent } from './find-content.ts';
import { toFormSchema } from './to-form-schema.ts';

/** Facts of the agency, or their translation, that are about to be saved. */
interface SavedFacts {
  of: SiteLanguage;
  fields: Overrides;
}

/**
 * Reads the published facts of the agency in a language.
 * @param saved replaces the published facts
 */
export async function readAgencyFacts(
  req: PayloadRequest,
  language: SiteLanguage,
  saved?: SavedFacts,
): Promise<Brand> {
  const read = async (of: SiteLanguage): Promise<Overrides> => {
    if (saved?.of.tag === of.tag) return saved.fields;
    const published = await findPublishedContent(req, { key: 'agency', language: of });
    return (published?.fields ?? {}) as Overrides;
  };
  const facts = mergeBrand(readDefaults('agency'), await read(defaultLanguage), readBrand()).copy;
  if (isDefault(language)) return facts;
  return translateBrand(readDefaults('agency', language), await read(language), facts).copy;
}

/** Errors in one response. */
const MAX_ERRORS = 5;

/** Finds copy that would no longer fit its limits with the new facts, such as a longer name. */
export async function findOverflowingCopy(
  req: PayloadRequest,
  saved: SavedFacts,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  const affectedLanguages = isDefault(saved.of) ? languages : [saved.of];
  for (const language of affectedLanguages) {
    const before = await readAgencyFacts(req, language);
    const after = await readAgencyFacts(req, language, saved);
    for (const key of Object.keys(contentSchemas) as ContentKey[]) {
      if (key === 'agency' || !hasContent(key, language)) continue;
      const published = await findPublishedContent(req, { key, language });
      const { changed } = putOverrides(
        readDefaults(key, language),
        (published?.fields ?? {}) as Overrides,
      );
      // Copy that did not fit before is not an error of this change.
      if (!findOverflow(key, changed, before, language)) {
        const misfit = findOverflow(key, changed, after, language);
        if (misfit) errors.push(toError(req, key, language, misfit));
      }
      if (errors.length === MAX_ERRORS) return errors;
    }
  }
  return errors;
}

interface Overflow {
  path: string;
  message: string;
}

function findOverflow(
  key: ContentKey,
  words: unknown,
  brand: Brand,
  language: SiteLanguage,
): Overflow | undefined {
  const schema = toMergedSchema(key, readDefaults(key, language), readBrand(), language, brand);
  const [issue] = schema.safeParse(words).error?.issues ?? [];
  return issue && { path: issue.path.join('/'), message: issue.message };
}

function toError(
  req: PayloadRequest,
  key: ContentKey,
  of: SiteLanguage,
  { path, message }: Overflow,
): FieldError {
  const language = toLanguage(req.i18n);
  const { texts, t } = getTranslations(req.i18n, 'errors');
  const field = toFieldLabelPath(toFormSchema(key, language, of), path);
  const where = t(texts.words.noRoom, { key, language: of.name, field });
  return { path: '', label: texts.words.all, message: `${where} ${message}` };
}
