import { measureInThread } from '@agency/brand/measure-in-thread';
import type { NamedHeading } from '@agency/content/heading-fit';
import type { Language } from '@agency/content/languages';
import { findMeasuredRules, type MeasuredRule, toHeadingRules } from '../model/measured-rules.ts';
import type { PageRule } from '../model/page-rules.ts';

/**
 * CSS rules of edited copy that the build does not have.
 * @param options.measured the copy that the build has measured, if any
 */
export async function toCopyRules(
  page: string,
  copy: unknown,
  { measured, language }: { measured: unknown; language: Language },
): Promise<PageRule[]> {
  const toKey = ({ attribute, text }: MeasuredRule) => `${attribute} ${JSON.stringify(text)}`;
  const known = new Set(findMeasuredRules(page, measured).map(toKey));
  const rules = findMeasuredRules(page, copy).filter((rule) => !known.has(toKey(rule)));
  return measure(rules, language);
}

/** CSS rules of a heading that the build does not have. */
export const toNewHeadingRules = (named: NamedHeading, language: Language): Promise<PageRule[]> =>
  measure(toHeadingRules(named), language);

const measure = (rules: readonly MeasuredRule[], language: Language): Promise<PageRule[]> =>
  measureInThread(
    (toWidth) => rules.map(({ attribute, toCss }) => ({ attribute, css: toCss(toWidth) })),
    { hasArabic: language.typeface === 'nabra-arabic' },
  );
