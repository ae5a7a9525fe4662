import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getFormCheckHealth } from '../../form-check/check-health.ts';
import { getOffReason } from '../../form-check/run-check.ts';
import { findForwardingGaps } from '../../outbox/forwarding-gaps.ts';
import { getOutboxHealth } from '../../outbox/outbox-health.ts';
import { getTranslations } from '../language/get-translations.ts';
import { toFormCheckProblem, toForwardingProblem, toOutboxProblem } from './problem-text.ts';

const FAILED = '/admin/collections/deliveries?where[state][in][0]=queued&where[state][in][1]=dead';
const FORWARDING = '/admin/collections/delivery-targets';

/** On every page: warns about missing notifications. */
export async function OutboxBanner({ payload, user, i18n }: ServerProps) {
  if (!user) return null;
  const translations = getTranslations(i18n, 'outbox');
  const { banner } = translations.texts;
  const problem = toOutboxProblem(await getOutboxHealth(payload, { user }), translations);
  const isAdmin = hasRole({ user }, 'admin');
  const gaps = isAdmin
    ? toForwardingProblem(await findForwardingGaps(payload), translations)
    : undefined;
  const isTested = isAdmin && !getOffReason();
  const test = isTested
    ? toFormCheckProblem(await getFormCheckHealth(payload), translations)
    : undefined;
  if (!problem && !gaps && !test) return null;
  return (
    <div className="outbox-banner">
      {problem && (
        <p data-severity="error" role="alert">
          {problem}{' '}
          <Link href={FAILED} prefetch={false}>
            {banner.see}
          </Link>
        </p>
      )}
      {test && (
        <p data-severity="error" role="alert">
          {test}{' '}
          <Link href="/admin" prefetch={false}>
            {banner.again}
          </Link>
        </p>
      )}
      {gaps && (
        <p>
          {gaps}{' '}
          <Link href={FORWARDING} prefetch={false}>
            {banner.forwarding}
          </Link>
        </p>
      )}
    </div>
  );
}
