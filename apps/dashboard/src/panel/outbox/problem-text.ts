import type { FormCheckHealth } from '../../form-check/check-health.ts';
import type { ForwardingGaps } from '../../outbox/forwarding-gaps.ts';
import type { OutboxHealth } from '../../outbox/outbox-health.ts';
import type { Translations } from '../language/get-translations.ts';
import { locales } from '../language/language.ts';
import { toZonedMoment } from '../language/times.ts';

/** What is wrong with the outbox, in one sentence; nothing when all is well. */
export function toOutboxProblem(
  { waiting, lateSince, dead }: OutboxHealth,
  { language, texts: { banner }, t }: Translations<'outbox'>,
): string | undefined {
  const problems = [
    ...(lateSince
      ? [t(banner.waiting, { count: waiting, time: toZonedMoment(lateSince, language) })]
      : []),
    ...(dead > 0 ? [t(banner.dead, { count: dead })] : []),
  ];
  if (problems.length === 0) return undefined;
  return t(banner.problem, { problems: problems.join(language === 'ar' ? '؛ ' : '; ') });
}

/** What is wrong with the daily test of the form; likewise. */
export function toFormCheckProblem(
  { lateSince, why }: FormCheckHealth,
  { language, texts: { banner }, t }: Translations<'outbox'>,
): string | undefined {
  if (!lateSince) return undefined;
  const since = t(banner.formCheck, { time: toZonedMoment(lateSince, language) });
  return [since, why].filter(Boolean).join(' ');
}

/** Which forms have no recipient, and why; likewise. */
export function toForwardingProblem(
  { isOff, forms }: ForwardingGaps,
  { language, texts: { banner }, t }: Translations<'outbox'>,
): string | undefined {
  const names = new Intl.ListFormat(locales[language]).format(
    forms.map((form) => banner.forms[form]),
  );
  const forwardingText = forms.length > 0 ? t(banner.unheard, { forms: names }) : '';
  return [isOff ? banner.mailOff : '', forwardingText].filter(Boolean).join(' ') || undefined;
}
