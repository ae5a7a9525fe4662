import type { Payload } from 'payload';
import { getFormCheckHealth } from '../../form-check/check-health.ts';
import { getOffReason } from '../../form-check/run-check.ts';
import { say } from '../language/say.ts';
import { speak } from '../language/speak.ts';
import { toMoment } from '../language/times.ts';
import { PostButton } from '../outbox/PostButton.tsx';
import { sayFormCheckProblem } from '../outbox/problems.ts';
import type { Spoken } from './spoken.ts';

/** How the daily test of the website's form went, for admins, who can send one now. */
export async function FormCheck({ language, words, payload }: Spoken & { payload: Payload }) {
  const { test } = words;
  const whyOff = getOffReason();
  const health = await getFormCheckHealth(payload);
  const { arrivedAt } = health;
  const last = arrivedAt
    ? say(language, test.arrived, { time: toMoment(arrivedAt.toISOString(), language) })
    : test.first;
  return (
    <div className="form-check">
      <p>
        <strong>{test.heading}</strong>{' '}
        {whyOff ?? sayFormCheckProblem(health, speak({ language }, 'outbox')) ?? last}
      </p>
      {!whyOff && <PostButton path="/form-checks/send" words={test.send} busy={test.busy} />}
    </div>
  );
}
