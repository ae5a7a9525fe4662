import type { ServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getBackupHealth } from '../../backup/backup-health.ts';
import { getTranslations } from '../language/get-translations.ts';
import { toZonedMoment } from '../language/times.ts';

/** On every page, for admins: that the nightly backup is missing, and what to do. */
export async function BackupBanner({ payload, user, i18n }: ServerProps) {
  if (!user || !hasRole({ user }, 'admin')) return null;
  const health = await getBackupHealth(payload);
  if (!health?.isWrong) return null;
  const {
    language,
    texts: { backups: labels },
    t,
  } = getTranslations(i18n, 'outbox');
  const { lastAt, why } = health;
  const last = lastAt ? t(labels.last, { time: toZonedMoment(lastAt, language) }) : labels.never;
  return (
    <div className="outbox-banner">
      <p data-severity="error" role="alert">
        {labels.missing} {last} <bdi>{why ?? labels.look}</bdi>
      </p>
    </div>
  );
}
