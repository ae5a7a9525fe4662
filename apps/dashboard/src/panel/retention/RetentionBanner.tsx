import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getRetentionHealth } from '../../retention/retention-health.ts';

/** On every page, for admins: that what was kept for long enough could not be deleted. */
export async function RetentionBanner({ payload, user }: ServerProps) {
  if (!user || !hasRole({ user }, 'admin')) return null;
  const { problem } = await getRetentionHealth(payload, new Date());
  if (!problem) return null;
  return (
    <div className="outbox-banner">
      <p data-severity="error" role="alert">
        What was kept long enough is still there. {problem}{' '}
        <Link href="/admin/globals/retention">How long things are kept</Link>
      </p>
    </div>
  );
}
