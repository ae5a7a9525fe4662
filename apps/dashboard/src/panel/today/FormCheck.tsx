import type { Payload } from 'payload';
import { getFormCheckHealth } from '../../form-check/check-health.ts';
import { getOffReason } from '../../form-check/run-check.ts';
import { getTranslations, type Translations } from '../language/get-translations.ts';
import { toMoment } from '../language/times.ts';
import { PostButton } from '../outbox/PostButton.tsx';
import { toFormCheckProblem } from '../outbox/problem-text.ts';

/** How the daily test of the website's form went, for admins, who can send one now. */
export async function FormCheck({
  language,
  texts,
  t,
  payload,
}: Translations<'today'> & { payload: Payload }) {
  const { test } = texts;
  const whyOff = getOffReason();
  const health = await getFormCheckHealth(payload);
  const { arrivedAt } = health;
  const last = arrivedAt
    ? t(test.arrived, { time: toMoment(arrivedAt.toISOString(), language) })
    : test.first;
  return (
    <div className="form-check">
      <p>
        <strong>{test.heading}</strong>{' '}
        {whyOff ?? toFormCheckProblem(health, getTranslations({ language }, 'outbox')) ?? last}
      </p>
      {!whyOff && <PostButton path="/form-checks/send" text={test.send} busy={test.busy} />}
    </div>
  );
}
