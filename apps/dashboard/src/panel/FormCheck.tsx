import type { Payload } from 'payload';
import { getFormCheckHealth, toFormCheckProblem } from '../form-check/check-health.ts';
import { findWhyOff } from '../form-check/run-check.ts';
import { PostButton } from './outbox/PostButton.tsx';

// With its zone: the server's need not be the reader's.
const time = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** How the daily test of the website's form went, for admins, who can send one now. */
export async function FormCheck({ payload }: { payload: Payload }) {
  const whyOff = findWhyOff();
  const health = await getFormCheckHealth(payload);
  return (
    <div className="form-check">
      <p>
        <strong>Daily test of the form.</strong> {whyOff ?? toWords(health)}
      </p>
      {!whyOff && <PostButton path="/form-checks/send" words="Send one now" busy="On its way …" />}
    </div>
  );
}

function toWords(health: Awaited<ReturnType<typeof getFormCheckHealth>>): string {
  const { arrivedAt } = health;
  const last = arrivedAt ? `The last one arrived on ${time.format(arrivedAt)}.` : '';
  return toFormCheckProblem(health) ?? (last || 'The first one is sent within a day.');
}
