import type { ScheduledChange } from '../../collections/editing/scheduled-change.ts';
import type { Translations } from '../../platform/language/get-translations.ts';
import { toMoment } from '../../platform/language/times.ts';

/** When a document is published or taken down, and why it was not. */
export function toScheduledChangeText(
  { kind, at, failure: reason }: Pick<ScheduledChange, 'kind' | 'at' | 'failure'>,
  { language, texts: { schedule }, t }: Translations<'editing'>,
): string {
  const sentence = t(schedule[`${kind}On`], { time: toMoment(at, language) });
  return reason ? `${sentence} – ${t(schedule.failed, { reason })}` : sentence;
}
