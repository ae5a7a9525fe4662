import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getRetentionHealth } from '../../retention/retention-health.ts';
import { getTranslations } from '../language/get-translations.ts';

/** On every page, for admins: warns if expired data could not be deleted. */
export async function RetentionBanner({ payload, user, i18n }: ServerProps) {
  if (!user || !hasRole({ user }, 'admin')) return null;
  const { problem } = await getRetentionHealth(payload, new Date());
  if (!problem) return null;
  const { retention: labels } = getTranslations(i18n, 'outbox').texts;
  return (
    <div className="outbox-banner">
      <p data-severity="error" role="alert">
        {labels.left} {problem}{' '}
        <Link href="/admin/globals/retention" prefetch={false}>
          {labels.periods}
        </Link>
      </p>
    </div>
  );
}
