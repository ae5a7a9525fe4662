import type { UIFieldServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getFactorSince, isFactorRequired } from '../../accounts/factor.ts';
import { countRecoveryCodes } from '../../accounts/recovery-codes.ts';
import { getTranslations } from '../language/get-translations.ts';
import { toLongDay } from '../language/times.ts';
import { OwnFactor } from './OwnFactor.tsx';
import { ResetFactor } from './ResetFactor.tsx';

/** The second factor, on the page of an account: its owner's to change, an admin's to reset. */
export async function SecondFactor({ id, payload, user, req }: UIFieldServerProps) {
  if (id === undefined || !user) return null;
  const account = Number(id);
  const isOwn = user.id === account;
  if (!isOwn && !hasRole({ user }, 'admin')) return null;
  const [since, codes, own, isRequired] = await Promise.all([
    getFactorSince(payload, account),
    countRecoveryCodes(payload, account),
    getFactorSince(payload, user.id),
    isFactorRequired(payload, user),
  ]);
  const {
    language,
    texts: { factor },
    t,
  } = getTranslations(req.i18n, 'accounts');
  return (
    <section className="account-part" aria-labelledby="second-factor">
      <h2 id="second-factor">{factor.name}</h2>
      {isOwn ? (
        <OwnFactor
          codes={codes}
          isRequired={isRequired}
          {...(since && { since: toLongDay(since, language) })}
        />
      ) : (
        <>
          <p>{since ? t(factor.onSince, { day: toLongDay(since, language) }) : factor.offOther}</p>
          {since && <ResetFactor account={account} needsCode={own !== undefined} />}
        </>
      )}
    </section>
  );
}
