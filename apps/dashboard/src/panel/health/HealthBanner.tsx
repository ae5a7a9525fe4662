import type { ServerProps } from 'payload';
import { hasPermission } from '../../access/permissions.ts';
import { type Check, checks } from '../../operations/health/checks.ts';
import { toFindingSummary } from '../../operations/health/finding-text.ts';
import { getOutboxHealth } from '../../outbox/outbox-health.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { Link } from '../controls/Link.tsx';

/** On every page: problems of notifications; for admins also those of the form, retention and backups. */
export async function HealthBanner({ payload, user, i18n }: ServerProps) {
  if (!user) return null;
  const translations = getTranslations(i18n, 'health');
  const now = new Date();
  const findings = checks.outbox.find(await getOutboxHealth(payload, { user, now }));
  if (hasPermission({ user }, 'administration')) {
    const { formCheck, retention, backups, unheard } = checks;
    for (const { read, find } of [formCheck, retention, backups, unheard] as Check<unknown>[])
      findings.push(...find(await read(payload, now)));
  }
  // A test or backup that is off, or a delivery that is tried again, is no reason to interrupt.
  const shown = findings.filter(
    ({ verdict, subject }) => verdict === 'wrong' || (verdict === 'note' && subject === 'mail'),
  );
  if (shown.length === 0) return null;
  return (
    <div className="outbox-banner">
      {shown.map((finding) => {
        const { subject, messageKey, verdict, path } = finding;
        return (
          <p
            key={messageKey}
            {...(verdict === 'wrong' && { 'data-severity': 'error', role: 'alert' })}
          >
            {translations.texts.subjects[subject]}:{' '}
            <bdi>{toFindingSummary(finding, translations)}</bdi>{' '}
            {path && <Link href={path}>{translations.texts.see}</Link>}
          </p>
        );
      })}
    </div>
  );
}
