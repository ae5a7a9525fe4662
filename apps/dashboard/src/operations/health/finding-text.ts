import type { Values } from '../../platform/language/format-text.ts';
import type { Translations } from '../../platform/language/get-translations.ts';
import { locales } from '../../platform/language/language.ts';
import { toZonedMoment } from '../../platform/language/times.ts';
import type { Facts, HealthFinding } from './checks.ts';

/** The texts of a finding, without its reason: subject, state and advice. */
export function toFindingText(finding: HealthFinding, translations: Translations<'health'>) {
  const { subjects, found, todo } = translations.texts;
  const { [finding.messageKey]: task }: Partial<Record<HealthFinding['messageKey'], string>> = todo;
  return {
    subject: subjects[finding.subject],
    is: translations.t(found[finding.messageKey], toValues(finding, translations)),
    todo: task,
  };
}

/** A finding in one paragraph, without its subject. */
export function toFindingSummary(
  finding: HealthFinding,
  translations: Translations<'health'>,
): string {
  const { is, todo } = toFindingText(finding, translations);
  return [is, finding.reason, todo].filter(Boolean).join(' ');
}

function toValues(
  { count, since, size = 0, span = 0, forms = [] }: Facts,
  { language, texts }: Translations<'health'>,
): Values {
  const write = (value: number, unit: string) =>
    new Intl.NumberFormat(locales[language], {
      style: 'unit',
      unit,
      maximumFractionDigits: value < 10 ? 1 : 0,
    }).format(value);
  return {
    count,
    since: since && toZonedMoment(since, language),
    size: size < 1e9 ? write(size / 1e6, 'megabyte') : write(size / 1e9, 'gigabyte'),
    span: span < 1 ? write(span * 1000, 'millisecond') : write(span, 'second'),
    forms: new Intl.ListFormat(locales[language]).format(forms.map((form) => texts.kinds[form])),
  };
}
