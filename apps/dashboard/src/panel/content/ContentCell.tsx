import { putOverrides } from '@agency/content/overrides';
import type { DefaultServerCellComponentProps } from 'payload';
import { readEditedCopy } from '../../collections/content/edited-copy.ts';
import type { Content } from '../../payload-types.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { compareTranslation, toStatusTexts } from './compare-with-source.ts';

/** In the list: how many fields of a document are changed, and how many translations are missing or outdated. */
export async function ContentCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const { key, language, fields, basis: translatedFrom } = rowData as Content;
  const copy = await readEditedCopy({ payload, i18n }, { key, language });
  if (!copy) return null;
  const content = putOverrides(copy.original, fields).changed;
  const comparisons = compareTranslation(copy, content, translatedFrom);
  const translations = getTranslations(i18n, 'content');
  return toStatusTexts(Object.keys(fields), comparisons, translations).join(' · ');
}
