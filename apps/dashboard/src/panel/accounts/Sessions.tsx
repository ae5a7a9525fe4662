import type { UIFieldServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getFactorSince } from '../../accounts/factor.ts';
import { listSessions, toSessionId } from '../../accounts/sessions.ts';
import { getTranslations } from '../language/get-translations.ts';
import { toZonedMoment } from '../language/times.ts';
import { toAgo } from './dates.ts';
import { EndSession } from './EndSession.tsx';

/** Where somebody is signed in, on the page of the account. */
export async function Sessions({ id, payload, user, req }: UIFieldServerProps) {
  if (id === undefined || !user) return null;
  const account = Number(id);
  const isOwn = user.id === account;
  if (!isOwn && !hasRole({ user }, 'admin')) return null;
  const sessions = await listSessions(payload, account, toSessionId(user));
  const needsCode = (await getFactorSince(payload, user.id)) !== undefined;
  const proof = isOwn ? {} : { proof: { needsCode } };
  const speech = getTranslations(req.i18n, 'accounts');
  const {
    language,
    texts: { sessions: says },
    t,
  } = speech;
  return (
    <section className="account-part" aria-labelledby="sessions">
      <h2 id="sessions">{says.heading}</h2>
      {sessions.length === 0 ? (
        <p>{says.nowhere}</p>
      ) : (
        <ul className="account-sessions">
          {sessions.map(({ id: session, device, since, lastSeenAt, isThis }) => (
            <li key={session}>
              <div>
                <strong>{device}</strong>
                {isThis && <span className="account-mark">{says.thisOne}</span>}
                <p>
                  {t(isThis ? says.since : says.sinceSeen, {
                    time: toZonedMoment(since, language),
                    ago: toAgo(lastSeenAt, speech),
                  })}
                </p>
              </div>
              {!isThis && (
                <EndSession
                  account={account}
                  session={session}
                  words={says.signOut}
                  label={t(says.signOutOf, { device })}
                  {...proof}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {sessions.length > 0 && (
        <EndSession
          account={account}
          words={says.everywhere}
          endsThis={isOwn}
          {...(isOwn && { label: says.hereToo })}
          {...proof}
        />
      )}
    </section>
  );
}
