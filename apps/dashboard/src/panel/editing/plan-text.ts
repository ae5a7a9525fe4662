import type { ScheduledPublish } from '../../collections/editing/schedule.ts';
import type { Translations } from '../language/get-translations.ts';
import { toMoment } from '../language/times.ts';

/** When a document is published or taken down, and why it was not. */
export function toPlanText(
  { kind, at, failure: reason }: Pick<ScheduledPublish, 'kind' | 'at' | 'failure'>,
  { language, texts: { schedule }, t }: Translations<'editing'>,
): string {
  const sentence = t(schedule[`${kind}On`], { time: toMoment(at, language) });
  return reason ? `${sentence} – ${t(schedule.failed, { reason })}` : sentence;
}
