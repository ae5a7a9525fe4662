import type { UIFieldServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getFactorSince } from '../../accounts/factor.ts';
import { findLinkAccount } from '../../accounts/links.ts';
import { getTranslations } from '../language/get-translations.ts';
import { ChangeSignIn } from './ChangeSignIn.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';

/** On the page of an account: its e-mail address, password and role, each changed with a proof of who changes it. */
export async function SignInData({ id, payload, user, req }: UIFieldServerProps) {
  if (id === undefined || !user) return null;
  const account = Number(id);
  const isOwn = user.id === account;
  const isAdmin = hasRole({ user }, 'admin');
  if (!isOwn && !isAdmin) return null;
  const [shown, own] = await Promise.all([
    findLinkAccount(payload, { account }),
    getFactorSince(payload, user.id),
  ]);
  if (!shown) return null;
  const { texts } = getTranslations(req.i18n, 'accounts');
  const common = { account, needsCode: own !== undefined, role: shown.role };
  return (
    <section className="account-part" aria-labelledby="sign-in-data">
      <h2 id="sign-in-data">{texts.change.heading}</h2>
      <dl className="account-facts">
        <dt>{texts.email}</dt>
        <dd>
          <bdi dir="ltr">{shown.email}</bdi>
        </dd>
        <dt>{texts.invite.may}</dt>
        <dd>{texts.invite.roles[shown.role]}</dd>
      </dl>
      <div className="account-acts">
        <ChangeSignIn what="email" {...common} />
        {isOwn && <ChangeSignIn what="password" {...common} />}
        {isAdmin && <ChangeSignIn what="role" {...common} />}
        {isAdmin && <DeleteAccount account={account} isOwn={isOwn} needsCode={common.needsCode} />}
      </div>
    </section>
  );
}
