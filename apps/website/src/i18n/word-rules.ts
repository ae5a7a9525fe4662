import { measureInThread } from '@agency/brand/measure-in-thread';
import type { NamedHeading } from '@agency/content/heading-fit';
import type { Language } from '@agency/content/languages';
import { findMeasuredRules, type MeasuredRule, toHeadingRules } from '../model/measured-rules.ts';
import type { PageRule } from '../model/page-rules.ts';

/**
 * The rules that edited copy needs and the build does not have.
 * @param page key of the copy
 * @param options.shipped the copy as the build has measured it; undefined where it has not
 */
export async function toWordRules(
  page: string,
  copy: unknown,
  { shipped, language }: { shipped: unknown; language: Language },
): Promise<PageRule[]> {
  const toKey = ({ attribute, text }: MeasuredRule) => `${attribute} ${JSON.stringify(text)}`;
  const built = new Set(findMeasuredRules(page, shipped).map(toKey));
  const rules = findMeasuredRules(page, copy).filter((rule) => !built.has(toKey(rule)));
  return measureAll(rules, language);
}

/** The rules of a heading that the build does not know. */
export const toNewHeadingRules = (named: NamedHeading, language: Language): Promise<PageRule[]> =>
  measureAll(toHeadingRules(named), language);

const measureAll = (rules: readonly MeasuredRule[], language: Language): Promise<PageRule[]> =>
  measureInThread(
    (measure) => rules.map(({ attribute, toCss }) => ({ attribute, css: toCss(measure) })),
    { hasArabic: language.typeface === 'readex-pro' },
  );
