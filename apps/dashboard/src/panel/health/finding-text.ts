import type { Facts, HealthFinding } from '../../health/findings.ts';
import type { Values } from '../language/format-text.ts';
import { getTranslations, type Translations } from '../language/get-translations.ts';
import { type Language, locales } from '../language/language.ts';
import { toZonedMoment } from '../language/times.ts';

/** A finding in a language. */
export interface FindingText {
  /** What was looked at. */
  subject: string;
  /** How it is. */
  is: string;
  /** What is to be done, if anything is. */
  todo: string | undefined;
}

/** The texts of a finding, without its reason. */
export function toFindingText(
  finding: HealthFinding,
  { language, texts: { subjects, found, todo }, t }: Translations<'health'>,
): FindingText {
  const values = toValues(finding, language);
  const { [finding.says]: task }: Partial<Record<HealthFinding['says'], string>> = todo;
  return {
    subject: subjects[finding.subject],
    is: t(found[finding.says], values),
    todo: task,
  };
}

function toValues({ count, since, size, span, forms }: Facts, language: Language): Values {
  const write = (value: number, unit: string) =>
    new Intl.NumberFormat(locales[language], {
      style: 'unit',
      unit,
      maximumFractionDigits: value < 10 ? 1 : 0,
    }).format(value);
  const { forms: names } = getTranslations({ language }, 'outbox').texts.banner;
  return {
    ...(count !== undefined && { count }),
    ...(since && { since: toZonedMoment(since, language) }),
    ...(size !== undefined && {
      size: size < 1e9 ? write(size / 1e6, 'megabyte') : write(size / 1e9, 'gigabyte'),
    }),
    ...(span !== undefined && {
      span: span < 1 ? write(span * 1000, 'millisecond') : write(span, 'second'),
    }),
    ...(forms && {
      forms: new Intl.ListFormat(locales[language]).format(forms.map((form) => names[form])),
    }),
  };
}
