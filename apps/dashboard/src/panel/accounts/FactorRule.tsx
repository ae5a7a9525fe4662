import type { UIFieldServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getFactorSince, isRequiredForAdmins } from '../../accounts/factor.ts';
import { getTranslations } from '../language/get-translations.ts';
import { ChangeFactorRule } from './ChangeFactorRule.tsx';

/** Whether admins need a second factor, changed with a proof of who changes it. */
export async function FactorRule({ payload, user, req }: UIFieldServerProps) {
  if (!user || !hasRole({ user }, 'admin')) return null;
  const [isOn, own] = await Promise.all([
    isRequiredForAdmins(payload),
    getFactorSince(payload, user.id),
  ]);
  const { rule } = getTranslations(req.i18n, 'accounts').texts;
  return (
    <section className="account-part" aria-labelledby="factor-rule">
      <h2 id="factor-rule">{rule.heading}</h2>
      <p>{isOn ? rule.isOn : rule.isOff}</p>
      {isOn || own ? (
        <ChangeFactorRule isOn={isOn} needsCode={own !== undefined} />
      ) : (
        <p>{rule.ownFirst}</p>
      )}
    </section>
  );
}
