import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getFormCheckHealth, toFormCheckProblem } from '../../form-check/check-health.ts';
import { findWhyOff } from '../../form-check/run-check.ts';
import { getUnheard } from '../../outbox/forwarding-gaps.ts';
import { getOutboxHealth, toOutboxProblem } from '../../outbox/outbox-health.ts';

const FAILED = '/admin/collections/deliveries?where[state][in][0]=queued&where[state][in][1]=dead';
const FORWARDING = '/admin/collections/delivery-targets';

/** On every page: that somebody does not hear of new messages, for those who can do something about it. */
export async function OutboxBanner({ payload, user }: ServerProps) {
  if (!user) return null;
  const problem = toOutboxProblem(await getOutboxHealth(payload, { user }));
  const isAdmin = hasRole({ user }, 'admin');
  const gaps = isAdmin ? await getUnheard(payload) : undefined;
  const isTested = isAdmin && !findWhyOff();
  const test = isTested ? toFormCheckProblem(await getFormCheckHealth(payload)) : undefined;
  if (!problem && !gaps && !test) return null;
  return (
    <div className="outbox-banner">
      {problem && (
        <p data-severity="error" role="alert">
          {problem} <Link href={FAILED}>See what failed</Link>
        </p>
      )}
      {test && (
        <p data-severity="error" role="alert">
          {test} <Link href="/admin">Try again</Link>
        </p>
      )}
      {gaps && (
        <p>
          {gaps} <Link href={FORWARDING}>Forwarding</Link>
        </p>
      )}
    </div>
  );
}
