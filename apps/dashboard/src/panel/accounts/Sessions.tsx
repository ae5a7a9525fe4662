import type { UIFieldServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getFactorSince } from '../../accounts/factor.ts';
import { listSessions, toSessionId } from '../../accounts/sessions.ts';
import { getTranslations } from '../language/get-translations.ts';
import { toZonedMoment } from '../language/times.ts';
import { EndSession } from './EndSession.tsx';
import { toTimeAgo } from './time-ago.ts';

/** The sessions of an account. */
export async function Sessions({ id, payload, user, req }: UIFieldServerProps) {
  if (id === undefined || !user) return null;
  const account = Number(id);
  const isOwn = user.id === account;
  if (!isOwn && !hasRole({ user }, 'admin')) return null;
  const sessions = await listSessions(payload, account, toSessionId(user));
  const needsCode = (await getFactorSince(payload, user.id)) !== undefined;
  const reauthentication = isOwn ? {} : { reauthentication: { needsCode } };
  const translations = getTranslations(req.i18n, 'accounts');
  const {
    language,
    texts: { sessions: labels },
    t,
  } = translations;
  return (
    <section className="account-part" aria-labelledby="sessions">
      <h2 id="sessions">{labels.heading}</h2>
      {sessions.length === 0 ? (
        <p>{labels.nowhere}</p>
      ) : (
        <ul className="account-sessions">
          {sessions.map(({ id: session, device, since, lastSeenAt, isThis }) => (
            <li key={session}>
              <div>
                <strong>{device}</strong>
                {isThis && <span className="account-mark">{labels.thisOne}</span>}
                <p>
                  {t(isThis ? labels.since : labels.sinceSeen, {
                    time: toZonedMoment(since, language),
                    ago: toTimeAgo(lastSeenAt, translations),
                  })}
                </p>
              </div>
              {!isThis && (
                <EndSession
                  account={account}
                  session={session}
                  buttonLabel={labels.signOut}
                  label={t(labels.signOutOf, { device })}
                  {...reauthentication}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {sessions.length > 0 && (
        <EndSession
          account={account}
          buttonLabel={labels.everywhere}
          endsThis={isOwn}
          {...(isOwn && { label: labels.hereToo })}
          {...reauthentication}
        />
      )}
    </section>
  );
}
