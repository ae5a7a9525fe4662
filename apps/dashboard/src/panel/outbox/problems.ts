import type { FormCheckHealth } from '../../form-check/check-health.ts';
import type { ForwardingGaps } from '../../outbox/forwarding-gaps.ts';
import type { OutboxHealth } from '../../outbox/outbox-health.ts';
import { locales } from '../language/language.ts';
import type { Speech } from '../language/speak.ts';
import { toZonedMoment } from '../language/times.ts';

/** What is wrong with the outbox, in one sentence; nothing when all is well. */
export function sayOutboxProblem(
  { waiting, lateSince, dead }: OutboxHealth,
  { language, words: { banner }, say }: Speech<'outbox'>,
): string | undefined {
  const problems = [
    ...(lateSince
      ? [say(banner.waiting, { count: waiting, time: toZonedMoment(lateSince, language) })]
      : []),
    ...(dead > 0 ? [say(banner.dead, { count: dead })] : []),
  ];
  if (problems.length === 0) return undefined;
  return say(banner.problem, { problems: problems.join(language === 'ar' ? '؛ ' : '; ') });
}

/** What is wrong with the daily test of the form; likewise. */
export function sayFormCheckProblem(
  { lateSince, why }: FormCheckHealth,
  { language, words: { banner }, say }: Speech<'outbox'>,
): string | undefined {
  if (!lateSince) return undefined;
  const since = say(banner.formCheck, { time: toZonedMoment(lateSince, language) });
  return [since, why].filter(Boolean).join(' ');
}

/** What nobody is told of, and why; likewise. */
export function sayUnheard(
  { isOff, forms }: ForwardingGaps,
  { language, words: { banner }, say }: Speech<'outbox'>,
): string | undefined {
  const names = new Intl.ListFormat(locales[language]).format(
    forms.map((form) => banner.forms[form]),
  );
  const nobody = forms.length > 0 ? say(banner.unheard, { forms: names }) : '';
  return [isOff ? banner.mailOff : '', nobody].filter(Boolean).join(' ') || undefined;
}
