import type { UIFieldServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { listSessions, toSessionId } from '../../accounts/sessions.ts';
import { toAgo } from './dates.ts';
import { EndSession } from './EndSession.tsx';

// With its zone: the server's need not be the reader's.
const time = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Where somebody is signed in, on the page of the account. */
export async function Sessions({ id, payload, user }: UIFieldServerProps) {
  if (id === undefined || !user) return null;
  const account = Number(id);
  const isOwn = user.id === account;
  if (!isOwn && !hasRole({ user }, 'admin')) return null;
  const sessions = await listSessions(payload, account, toSessionId(user));
  return (
    <section className="account-part" aria-labelledby="sessions">
      <h2 id="sessions">Signed in</h2>
      {sessions.length === 0 ? (
        <p>Nowhere.</p>
      ) : (
        <ul className="account-sessions">
          {sessions.map(({ id: session, device, since, lastSeenAt, isThis }) => (
            <li key={session}>
              <div>
                <strong>{device}</strong>
                {isThis && <span className="account-mark">This one</span>}
                <p>
                  Since {time.format(new Date(since))}
                  {isThis ? '' : `, last seen ${toAgo(lastSeenAt)}`}
                </p>
              </div>
              {!isThis && (
                <EndSession
                  account={account}
                  session={session}
                  words="Sign out"
                  label={`Sign out ${device}`}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {sessions.length > 0 && (
        <EndSession
          account={account}
          words="Sign out everywhere"
          endsThis={isOwn}
          {...(isOwn && { label: 'Sign out everywhere, here too' })}
        />
      )}
    </section>
  );
}
