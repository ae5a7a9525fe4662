import type { UIFieldServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getFactorSince } from '../../accounts/factor.ts';
import {
  findLatestLink,
  findLinkAccount,
  type LinkState,
  toLinkState,
} from '../../accounts/links.ts';
import { getTranslations, type Translations } from '../language/get-translations.ts';
import { toLongDay } from '../language/times.ts';
import { SendLink } from './SendLink.tsx';

/** On the page of another user's account: whether they have signed in, and a link to choose a password. */
export async function Invitation({ id, payload, user, req }: UIFieldServerProps) {
  const account = Number(id);
  if (id === undefined || !user || user.id === account || !hasRole({ user }, 'admin')) return null;
  const [shown, link, own] = await Promise.all([
    findLinkAccount(payload, { account }),
    findLatestLink(payload, account),
    getFactorSince(payload, user.id),
  ]);
  if (!shown) return null;
  const translations = getTranslations(req.i18n, 'accounts');
  const { invitation: labels } = translations.texts;
  const isInvited = shown.state === 'invited';
  return (
    <section className="account-part" aria-labelledby="invitation">
      <h2 id="invitation">{isInvited ? labels.invited : labels.newPassword}</h2>
      <p>
        {isInvited
          ? toWords(toLinkState(link), link?.expiresAt ?? '', translations)
          : labels.nobody}
      </p>
      <SendLink
        account={account}
        buttonLabel={isInvited ? labels.again : labels.send}
        needsCode={own !== undefined}
      />
    </section>
  );
}

function toWords(
  state: LinkState,
  until: string,
  { language, texts: { invitation: labels }, t }: Translations<'accounts'>,
): string {
  if (state === 'open') return t(labels.open, { day: toLongDay(until, language) });
  if (state === 'expired') return labels.expired;
  if (state === 'used') return labels.used;
  return labels.none;
}
