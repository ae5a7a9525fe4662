import type { UIFieldServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { findInvited, findLatestLink, type LinkState, toLinkState } from '../../accounts/links.ts';
import { toDay } from './dates.ts';
import { SendLink } from './SendLink.tsx';

/** On the page of somebody else's account: whether they are in, and a link to choose a password. */
export async function Invitation({ id, payload, user }: UIFieldServerProps) {
  const account = Number(id);
  if (id === undefined || !user || user.id === account || !hasRole({ user }, 'admin')) return null;
  const [shown, link] = await Promise.all([
    findInvited(payload, { account }),
    findLatestLink(payload, account),
  ]);
  if (!shown) return null;
  const isInvited = shown.state === 'invited';
  return (
    <section className="account-part" aria-labelledby="invitation">
      <h2 id="invitation">{isInvited ? 'Invited, not yet in' : 'A new password'}</h2>
      <p>
        {isInvited
          ? toWords(toLinkState(link), link?.expiresAt ?? '')
          : 'Nobody chooses a password for somebody else. Whoever forgot it gets a link to choose another.'}
      </p>
      <SendLink account={account} words={isInvited ? 'Send again' : 'Send a link'} />
    </section>
  );
}

function toWords(state: LinkState, until: string): string {
  if (state === 'open') return `The link was not used yet. It works until ${toDay(until)}.`;
  if (state === 'expired') return 'The link was not used in time. Send another one.';
  if (state === 'used') return 'A password was chosen; the first sign-in is still to come.';
  return 'There is no link yet. Send one.';
}
