import { Pill } from '@payloadcms/ui';
import type { ServerProps, UIFieldServerProps } from 'payload';
import { hasPermission } from '../../access/permissions.ts';
import {
  countRecoveryCodes,
  getFactorSince,
  hasFactor,
  isFactorRequired,
  isRequiredForAdmins,
} from '../../accounts/factor/factor.ts';
import { findUser } from '../../accounts/find-account.ts';
import { hasOpenLink } from '../../accounts/links.ts';
import { listSessions, toSessionId } from '../../accounts/sign-in/sessions.ts';
import { isMailConfigured } from '../../outbox/forwarding-gaps.ts';
import type { User } from '../../payload-types.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { toLongDay, toZonedMoment } from '../../platform/language/times.ts';
import { ConfirmButton } from '../controls/ConfirmButton.tsx';
import { Section } from '../controls/Section.tsx';
import { EmailField, NewPasswordField, PeopleFields, RoleField } from './AccountFields.tsx';

/** Above the list of accounts: invites people. */
export async function InviteButton({ payload, user, i18n }: ServerProps) {
  if (!user || !hasPermission({ user }, 'administration')) return null;
  const { invite } = getTranslations(i18n, 'accounts').texts;
  return (
    <p className="panel-part acts">
      <ConfirmButton
        label={invite.label}
        text={isMailConfigured() ? invite.mail : invite.noMail}
        path="accounts/invitations"
        needsCode={await hasFactor(payload, user.id)}
      >
        <PeopleFields />
      </ConfirmButton>
    </p>
  );
}

/** On the page of the rules of sign-in: whether admins need a second factor. */
export async function FactorRule({ payload, user, req }: UIFieldServerProps) {
  if (!user || !hasPermission({ user }, 'administration')) return null;
  const isOn = await isRequiredForAdmins(payload);
  const needsCode = await hasFactor(payload, user.id);
  const { rule } = getTranslations(req.i18n, 'accounts').texts;
  return (
    <Section className="panel-part account-part" heading={rule.heading}>
      <p>{isOn ? rule.isOn : rule.isOff}</p>
      {isOn || needsCode ? (
        <ConfirmButton
          {...(isOn ? rule.turnOff : rule.turnOn)}
          path="accounts/factor/rule"
          values={{ isRequired: !isOn }}
          needsCode={needsCode}
          href="/admin/globals/sign-in-rules"
        />
      ) : (
        <p>{rule.ownFirst}</p>
      )}
    </Section>
  );
}

interface AccountSectionProps extends UIFieldServerProps {
  /** The account of the page. */
  account: User;
  isOwn: boolean;
  /** For buttons that change this account: whether the user of the page has a second factor, and its id. */
  confirm: { needsCode: boolean; values: { account: number } };
}

/** On the page of an account: how it signs in, its second factor and its sessions. */
export async function AccountSections(props: UIFieldServerProps) {
  const { id, payload, user } = props;
  if (id === undefined || !user) return null;
  const isOwn = user.id === Number(id);
  if (!isOwn && !hasPermission({ user }, 'administration')) return null;
  const account = await findUser(payload, Number(id));
  if (!account) return null;
  const confirm = { needsCode: await hasFactor(payload, user.id), values: { account: account.id } };
  const common = { ...props, account, isOwn, confirm };
  return (
    <>
      <SignInData {...common} />
      <SecondFactor {...common} />
      <Sessions {...common} />
    </>
  );
}

/** E-mail address, password and role; for an admin a link to choose a password, and the deletion. */
function SignInData({ account, isOwn, confirm, user, req }: AccountSectionProps) {
  const { language, texts, t } = getTranslations(req.i18n, 'accounts');
  const { change, deletion, invitation } = texts;
  const { needsCode } = confirm;
  const common = { path: `users/${account.id}?depth=0`, method: 'PATCH', needsCode } as const;
  // The form of the page holds the former values: it is loaded again.
  const page = isOwn ? '/admin/account' : `/admin/collections/users/${account.id}`;
  const isInvited = account.state === 'invited';
  const until = hasOpenLink(account) && account.resetPasswordExpiration;
  return (
    <Section className="panel-part account-part" heading={change.heading}>
      <p>
        <bdi dir="ltr">{account.email}</bdi> · {texts.invite.roles[account.role]}
      </p>
      {isInvited && (
        <p>{until ? t(invitation.open, { day: toLongDay(until, language) }) : invitation.none}</p>
      )}
      <div className="acts">
        <ConfirmButton {...common} label={change.email} href={page}>
          <EmailField label={change.newEmail} autoComplete="off" />
        </ConfirmButton>
        {isOwn ? (
          <ConfirmButton {...common} label={change.password} notice={change.passwordDone}>
            <NewPasswordField label={change.newPassword} />
          </ConfirmButton>
        ) : (
          <ConfirmButton
            {...confirm}
            label={isInvited ? invitation.again : invitation.send}
            text={invitation.text}
            path="accounts/links/send"
          />
        )}
        {hasPermission({ user }, 'administration') && (
          <>
            <ConfirmButton {...common} label={change.role} href={page}>
              <RoleField selected={account.role} />
            </ConfirmButton>
            <ConfirmButton
              {...deletion}
              {...confirm}
              path="accounts/delete"
              href={isOwn ? '/admin/login' : '/admin/collections/users'}
            />
          </>
        )}
      </div>
    </Section>
  );
}

/** The owner may change the second factor, an admin may reset it. */
async function SecondFactor({ account, isOwn, confirm, payload, req }: AccountSectionProps) {
  const { language, texts, t } = getTranslations(req.i18n, 'accounts');
  const { factor } = texts;
  const since = await getFactorSince(payload, account.id);
  const off = isOwn ? factor.off : factor.offOther;
  const canTurnOff = isOwn && since && !(await isFactorRequired(payload, account));
  return (
    <Section className="panel-part account-part" heading={factor.name}>
      <p>{since ? t(factor.onSince, { day: toLongDay(since, language) }) : off}</p>
      {isOwn && since && (
        <p>{t(factor.left, { count: await countRecoveryCodes(payload, account.id) })}</p>
      )}
      <div className="acts">
        {isOwn && (
          <ConfirmButton
            {...(since ? factor.move : factor.turnOn)}
            path="accounts/factor/prepare"
            needsCode={confirm.needsCode}
          />
        )}
        {isOwn && since && (
          <ConfirmButton {...factor.newCodes} path="accounts/factor/codes" needsCode />
        )}
        {canTurnOff && (
          <ConfirmButton {...factor.turnOff} path="accounts/factor/remove" needsCode />
        )}
        {!isOwn && since && (
          <ConfirmButton {...factor.reset} {...confirm} path="accounts/factor/reset" />
        )}
      </div>
    </Section>
  );
}

/** Own sessions are ended without a password. */
async function Sessions({ account, isOwn, confirm, payload, user, req }: AccountSectionProps) {
  const { language, texts, t } = getTranslations(req.i18n, 'accounts');
  const labels = texts.sessions;
  const sessions = await listSessions(payload, account.id);
  const present = user && toSessionId(user);
  const { values } = confirm;
  const common = {
    path: 'accounts/sessions/end',
    ...(isOwn ? { values } : { text: labels.before, ...confirm }),
  };
  return (
    <Section className="panel-part account-part" heading={labels.heading}>
      {sessions.length === 0 && <p>{labels.nowhere}</p>}
      <ul className="account-sessions">
        {sessions.map(({ id, device, createdAt, session }) => (
          <li key={id}>
            <span>
              <strong>{device}</strong>{' '}
              <small>{t(labels.since, { time: toZonedMoment(createdAt, language) })}</small>
            </span>
            {session === present ? (
              <Pill>{labels.thisOne}</Pill>
            ) : (
              <ConfirmButton
                {...common}
                label={t(labels.signOutOf, { device })}
                values={{ ...values, session: id }}
              />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 0 && (
        <ConfirmButton
          {...common}
          label={isOwn ? labels.hereToo : labels.everywhere}
          {...(isOwn && { href: '/admin/logout' })}
        />
      )}
    </Section>
  );
}
