import type { ServerProps, UIFieldServerProps } from 'payload';
import type { ReactNode } from 'react';
import { hasRole } from '../../access/roles.ts';
import {
  countRecoveryCodes,
  getFactorSince,
  isFactorRequired,
  isRequiredForAdmins,
} from '../../accounts/factor.ts';
import { hasOpenLink } from '../../accounts/links.ts';
import { listSessions, toSessionId } from '../../accounts/sessions.ts';
import { findUser } from '../../collections/users/find-account.ts';
import { isMailConfigured } from '../../outbox/forwarding-gaps.ts';
import type { User } from '../../payload-types.ts';
import { getTranslations } from '../language/get-translations.ts';
import { toLongDay, toZonedMoment } from '../language/times.ts';
import { RoleField, TextField } from './AccountFields.tsx';
import { ConfirmButton, FactorButton, SendLink } from './ConfirmButton.tsx';

interface Viewer {
  /** The account of the page. */
  account: User;
  isOwn: boolean;
  isAdmin: boolean;
  /** Whether the user has a second factor. */
  needsCode: boolean;
}

/** The account of the page and its viewer; nothing without access to it. */
async function readAccount({ id, payload, user }: UIFieldServerProps): Promise<Viewer | undefined> {
  if (id === undefined || !user) return undefined;
  const isOwn = user.id === Number(id);
  const isAdmin = hasRole({ user }, 'admin');
  if (!isOwn && !isAdmin) return undefined;
  const account = await findUser(payload, Number(id));
  const needsCode = (await getFactorSince(payload, user.id)) !== undefined;
  return account && { account, isOwn, isAdmin, needsCode };
}

interface SectionProps {
  id: string;
  heading: string;
  /** Buttons below the text. */
  buttons?: ReactNode;
  children: ReactNode;
}

const Section = ({ id, heading, buttons, children }: SectionProps) => (
  <section className="account-part" aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    {children}
    {buttons && <div className="account-acts">{buttons}</div>}
  </section>
);

/** Above the list of accounts: invites a user. */
export async function InviteButton({ payload, user, i18n }: ServerProps) {
  if (!user || !hasRole({ user }, 'admin')) return null;
  const { invite: labels, ...texts } = getTranslations(i18n, 'accounts').texts;
  const needsCode = (await getFactorSince(payload, user.id)) !== undefined;
  return (
    <p className="account-acts">
      <SendLink
        label={labels.heading}
        text={isMailConfigured() ? labels.mail : labels.noMail}
        submitLabel={labels.submit}
        path="accounts/invitations"
        needsCode={needsCode}
      >
        <TextField name="name" label={texts.name} maxLength={80} dir="auto" autoComplete="off" />
        <TextField name="email" label={texts.email} type="email" autoComplete="off" />
        <RoleField selected="editor" />
      </SendLink>
    </p>
  );
}

/** On the page of an account: e-mail address, password and role, and for an admin a link to choose a password. */
export async function SignInData(props: UIFieldServerProps) {
  const viewer = await readAccount(props);
  if (!viewer) return null;
  const { account, isOwn, isAdmin, needsCode } = viewer;
  const { texts } = getTranslations(props.req.i18n, 'accounts');
  const { change, deletion, welcome } = texts;
  const common = {
    path: `users/${account.id}?depth=0`,
    method: 'PATCH',
    submitLabel: change.submit,
    needsCode,
  } as const;
  // The form of the page holds the former values: it is loaded again.
  const page = isOwn ? '/admin/account' : `/admin/collections/users/${account.id}`;
  const buttons = (
    <>
      <ConfirmButton {...common} label={change.email} href={page}>
        <TextField name="email" label={change.newEmail} type="email" autoComplete="off" required />
      </ConfirmButton>
      {isOwn && (
        <ConfirmButton {...common} label={change.password} notice={change.passwordDone}>
          <TextField
            name="password"
            label={change.newPassword}
            hint={welcome.hint}
            type="password"
            autoComplete="new-password"
            maxLength={500}
            required
          />
        </ConfirmButton>
      )}
      {isAdmin && (
        <>
          <ConfirmButton {...common} label={change.role} href={page}>
            <RoleField selected={account.role} />
          </ConfirmButton>
          <ConfirmButton
            label={deletion.heading}
            text={deletion.text}
            submitLabel={deletion.submit}
            path="accounts/delete"
            values={{ account: account.id }}
            needsCode={needsCode}
            href={isOwn ? '/admin/login' : '/admin/collections/users'}
          />
        </>
      )}
    </>
  );
  return (
    <>
      <Section id="sign-in-data" heading={change.heading} buttons={buttons}>
        <dl className="account-facts">
          <dt>{texts.email}</dt>
          <dd>
            <bdi dir="ltr">{account.email}</bdi>
          </dd>
          <dt>{texts.invite.may}</dt>
          <dd>{texts.invite.roles[account.role]}</dd>
        </dl>
      </Section>
      {!isOwn && <Invitation {...props} {...viewer} />}
    </>
  );
}

/** Whether another user has signed in, and a link to choose a password. */
function Invitation({ account, needsCode, req }: UIFieldServerProps & Viewer) {
  const { language, texts, t } = getTranslations(req.i18n, 'accounts');
  const labels = texts.invitation;
  const isInvited = account.state === 'invited';
  const until = hasOpenLink(account) && account.resetPasswordExpiration;
  const state = until ? t(labels.open, { day: toLongDay(until, language) }) : labels.none;
  return (
    <Section
      id="invitation"
      heading={isInvited ? labels.invited : labels.newPassword}
      buttons={
        <SendLink
          label={isInvited ? labels.again : labels.send}
          text={texts.sent.before}
          path="accounts/links/send"
          values={{ account: account.id }}
          needsCode={needsCode}
        />
      }
    >
      <p>{isInvited ? state : labels.nobody}</p>
    </Section>
  );
}

/** On the page of an account: its second factor and its sessions. */
export async function Security(props: UIFieldServerProps) {
  const viewer = await readAccount(props);
  if (!viewer) return null;
  return (
    <>
      <SecondFactor {...props} {...viewer} />
      <Sessions {...props} {...viewer} />
    </>
  );
}

/** The owner may change the second factor, an admin may reset it. */
async function SecondFactor(props: UIFieldServerProps & Viewer) {
  const { account, isOwn, needsCode, payload, req } = props;
  const { language, texts, t } = getTranslations(req.i18n, 'accounts');
  const { factor } = texts;
  const since = await getFactorSince(payload, account.id);
  const onSince = since && t(factor.onSince, { day: toLongDay(since, language) });
  if (!isOwn) {
    const reset = since && (
      <ConfirmButton
        label={factor.reset}
        heading={factor.resetHeading}
        text={factor.resetText}
        path="accounts/factor/reset"
        values={{ account: account.id }}
        needsCode={needsCode}
      />
    );
    return (
      <Section id="second-factor" heading={factor.name} buttons={reset}>
        <p>{onSince ?? factor.offOther}</p>
      </Section>
    );
  }
  const codes = await countRecoveryCodes(payload, account.id);
  const left = codes === 0 ? factor.none : t(factor.left, { count: codes });
  const buttons = (
    <>
      <FactorButton
        label={since ? factor.move : factor.turnOn}
        heading={since ? factor.move : factor.turnOnHeading}
        text={since ? factor.moveText : factor.turnOnText}
        submitLabel={factor.goOn}
        path="accounts/factor/prepare"
        needsCode={needsCode}
      />
      {since && (
        <FactorButton
          label={factor.newCodes}
          text={factor.newCodesText}
          submitLabel={factor.makeCodes}
          path="accounts/factor/codes"
          needsCode
        />
      )}
      {since && !(await isFactorRequired(payload, account)) && (
        <ConfirmButton
          label={factor.turnOff}
          heading={factor.turnOffHeading}
          text={factor.turnOffText}
          path="accounts/factor/remove"
          needsCode
        />
      )}
    </>
  );
  return (
    <Section id="second-factor" heading={factor.name} buttons={buttons}>
      <p>{onSince ? `${onSince} ${left}` : factor.off}</p>
    </Section>
  );
}

/** Own sessions are ended without a password. */
async function Sessions(props: UIFieldServerProps & Viewer) {
  const { account, isOwn, needsCode, payload, user, req } = props;
  const { language, texts, t } = getTranslations(req.i18n, 'accounts');
  const labels = texts.sessions;
  const sessions = await listSessions(payload, account.id, user ? toSessionId(user) : undefined);
  const common = {
    path: 'accounts/sessions/end',
    ...(!isOwn && { text: labels.before, needsCode }),
  };
  const endAll = sessions.length > 0 && (
    <ConfirmButton
      {...common}
      label={labels.everywhere}
      name={isOwn ? labels.hereToo : labels.everywhere}
      values={{ account: account.id }}
      {...(isOwn && { href: '/admin/logout' })}
    />
  );
  return (
    <Section id="sessions" heading={labels.heading} buttons={endAll}>
      {sessions.length === 0 && <p>{labels.nowhere}</p>}
      <ul className="account-sessions">
        {sessions.map(({ id, device, since, isThis }) => (
          <li key={id}>
            <div>
              <strong>{device}</strong>
              {isThis && <span className="account-mark">{labels.thisOne}</span>}
              <p>{t(labels.since, { time: toZonedMoment(since, language) })}</p>
            </div>
            {!isThis && (
              <div className="account-acts">
                <ConfirmButton
                  {...common}
                  label={labels.signOut}
                  name={t(labels.signOutOf, { device })}
                  values={{ account: account.id, session: id }}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** On the page of the rules of sign-in: whether admins need a second factor. */
export async function FactorRule({ payload, user, req }: UIFieldServerProps) {
  if (!user || !hasRole({ user }, 'admin')) return null;
  const isOn = await isRequiredForAdmins(payload);
  const needsCode = (await getFactorSince(payload, user.id)) !== undefined;
  const { rule } = getTranslations(req.i18n, 'accounts').texts;
  const canChange = isOn || needsCode;
  const button = canChange && (
    <ConfirmButton
      label={isOn ? rule.turnOff : rule.turnOn}
      heading={rule.heading}
      text={isOn ? rule.turnOffText : rule.turnOnText}
      path="accounts/factor/rule"
      values={{ isRequired: !isOn }}
      needsCode={needsCode}
      href="/admin/globals/sign-in-rules"
    />
  );
  return (
    <Section id="factor-rule" heading={rule.heading} buttons={button}>
      <p>{isOn ? rule.isOn : rule.isOff}</p>
      {!canChange && <p>{rule.ownFirst}</p>}
    </Section>
  );
}
