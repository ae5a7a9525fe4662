import type { UIFieldServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getFactorSince } from '../../accounts/factor.ts';
import {
  findLatestLink,
  findLinkAccount,
  type LinkState,
  toLinkState,
} from '../../accounts/links.ts';
import { type Speech, speak } from '../language/speak.ts';
import { toLongDay } from '../language/times.ts';
import { SendLink } from './SendLink.tsx';

/** On the page of somebody else's account: whether they are in, and a link to choose a password. */
export async function Invitation({ id, payload, user, req }: UIFieldServerProps) {
  const account = Number(id);
  if (id === undefined || !user || user.id === account || !hasRole({ user }, 'admin')) return null;
  const [shown, link, own] = await Promise.all([
    findLinkAccount(payload, { account }),
    findLatestLink(payload, account),
    getFactorSince(payload, user.id),
  ]);
  if (!shown) return null;
  const speech = speak(req.i18n, 'accounts');
  const { invitation: says } = speech.words;
  const isInvited = shown.state === 'invited';
  return (
    <section className="account-part" aria-labelledby="invitation">
      <h2 id="invitation">{isInvited ? says.invited : says.newPassword}</h2>
      <p>{isInvited ? toWords(toLinkState(link), link?.expiresAt ?? '', speech) : says.nobody}</p>
      <SendLink
        account={account}
        words={isInvited ? says.again : says.send}
        needsCode={own !== undefined}
      />
    </section>
  );
}

function toWords(
  state: LinkState,
  until: string,
  { language, words: { invitation: says }, say }: Speech<'accounts'>,
): string {
  if (state === 'open') return say(says.open, { day: toLongDay(until, language) });
  if (state === 'expired') return says.expired;
  if (state === 'used') return says.used;
  return says.none;
}
