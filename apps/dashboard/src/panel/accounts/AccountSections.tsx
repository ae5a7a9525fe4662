import type { UIFieldServerProps } from 'payload';
import type { ReactNode } from 'react';
import { hasRole } from '../../access/roles.ts';
import { getFactorSince, isFactorRequired, isRequiredForAdmins } from '../../accounts/factor.ts';
import { findLatestLink, findLinkAccount, toLinkState } from '../../accounts/links.ts';
import { countRecoveryCodes } from '../../accounts/recovery-codes.ts';
import { listSessions, toSessionId } from '../../accounts/sessions.ts';
import type { User } from '../../payload-types.ts';
import { getTranslations } from '../language/get-translations.ts';
import { toLongDay, toZonedMoment } from '../language/times.ts';
import { RoleField, TextField } from './AccountFields.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { EndOwnSession } from './EndOwnSession.tsx';
import { FactorButton } from './FactorButton.tsx';
import { SendLink } from './SentLinks.tsx';

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
  const account = await findLinkAccount(payload, { account: Number(id) });
  const needsCode = (await getFactorSince(payload, user.id)) !== undefined;
  return account && { account, isOwn, isAdmin, needsCode };
}

interface SectionProps {
  id: string;
  heading: string;
  children: ReactNode;
}

function Section({ id, heading, children }: SectionProps) {
  return (
    <section className="account-part" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
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
  return (
    <>
      <Section id="sign-in-data" heading={change.heading}>
        <dl className="account-facts">
          <dt>{texts.email}</dt>
          <dd>
            <bdi dir="ltr">{account.email}</bdi>
          </dd>
          <dt>{texts.invite.may}</dt>
          <dd>{texts.invite.roles[account.role]}</dd>
        </dl>
        <div className="account-acts">
          <ConfirmButton {...common} label={change.email} href={page}>
            <TextField
              name="email"
              label={change.newEmail}
              type="email"
              autoComplete="off"
              required
            />
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
            <ConfirmButton {...common} label={change.role} href={page}>
              <RoleField selected={account.role} />
            </ConfirmButton>
          )}
          {isAdmin && (
            <ConfirmButton
              label={deletion.heading}
              text={deletion.text}
              submitLabel={deletion.submit}
              path="accounts/delete"
              values={{ account: account.id }}
              needsCode={needsCode}
              href={isOwn ? '/admin/login' : '/admin/collections/users'}
            />
          )}
        </div>
      </Section>
      {!isOwn && <Invitation {...props} {...viewer} />}
    </>
  );
}

/** Whether another user has signed in, and a link to choose a password. */
async function Invitation({ account, needsCode, payload, req }: UIFieldServerProps & Viewer) {
  const { language, texts, t } = getTranslations(req.i18n, 'accounts');
  const labels = texts.invitation;
  const isInvited = account.state === 'invited';
  const link = await findLatestLink(payload, account.id);
  const state = toLinkState(link);
  const linkTexts: Partial<Record<typeof state, string>> = {
    ...(link && { open: t(labels.open, { day: toLongDay(link.expiresAt, language) }) }),
    expired: labels.expired,
    used: labels.used,
  };
  return (
    <Section id="invitation" heading={isInvited ? labels.invited : labels.newPassword}>
      <p>{isInvited ? (linkTexts[state] ?? labels.none) : labels.nobody}</p>
      <SendLink
        account={account.id}
        label={isInvited ? labels.again : labels.send}
        needsCode={needsCode}
      />
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
    return (
      <Section id="second-factor" heading={factor.name}>
        <p>{onSince ?? factor.offOther}</p>
        {since && (
          <div className="account-acts">
            <ConfirmButton
              label={factor.reset}
              heading={factor.resetHeading}
              text={factor.resetText}
              submitLabel={factor.reset}
              path="accounts/factor/reset"
              values={{ account: account.id }}
              needsCode={needsCode}
            />
          </div>
        )}
      </Section>
    );
  }
  const codes = await countRecoveryCodes(payload, account.id);
  const left = codes === 0 ? factor.none : t(factor.left, { count: codes });
  return (
    <Section id="second-factor" heading={factor.name}>
      <p>{onSince ? `${onSince} ${left}` : factor.off}</p>
      <div className="account-acts">
        <FactorButton
          action="prepare"
          label={since ? factor.move : factor.turnOn}
          heading={since ? factor.move : factor.turnOnHeading}
          text={since ? factor.moveText : factor.turnOnText}
          submitLabel={factor.goOn}
          needsCode={needsCode}
        />
        {since && (
          <FactorButton
            action="codes"
            label={factor.newCodes}
            heading={factor.newCodes}
            text={factor.newCodesText}
            submitLabel={factor.makeCodes}
            needsCode
          />
        )}
        {since && !(await isFactorRequired(payload, account)) && (
          <ConfirmButton
            label={factor.turnOff}
            heading={factor.turnOffHeading}
            text={factor.turnOffText}
            submitLabel={factor.turnOff}
            path="accounts/factor/remove"
            needsCode
          />
        )}
      </div>
    </Section>
  );
}

async function Sessions({ account, isOwn, needsCode, ...props }: UIFieldServerProps & Viewer) {
  const { payload, user, req } = props;
  const { language, texts, t } = getTranslations(req.i18n, 'accounts');
  const labels = texts.sessions;
  const sessions = await listSessions(payload, account.id, user ? toSessionId(user) : undefined);

  /** Ends one session, or all. */
  const toEndButton = (label: string, name: string, session?: number) => {
    const values = { account: account.id, ...(session !== undefined && { session }) };
    if (isOwn) return <EndOwnSession {...values} label={label} name={name} />;
    return (
      <div className="account-acts">
        <ConfirmButton
          label={label}
          name={name}
          text={labels.before}
          submitLabel={label}
          path="accounts/sessions/end"
          values={values}
          needsCode={needsCode}
        />
      </div>
    );
  };

  if (sessions.length === 0) {
    return (
      <Section id="sessions" heading={labels.heading}>
        <p>{labels.nowhere}</p>
      </Section>
    );
  }
  return (
    <Section id="sessions" heading={labels.heading}>
      <ul className="account-sessions">
        {sessions.map(({ id, device, since, lastSeenAt, isThis }) => (
          <li key={id}>
            <div>
              <strong>{device}</strong>
              {isThis && <span className="account-mark">{labels.thisOne}</span>}
              <p>
                {t(isThis ? labels.since : labels.sinceSeen, {
                  time: toZonedMoment(since, language),
                  seen: toZonedMoment(lastSeenAt, language),
                })}
              </p>
            </div>
            {!isThis && toEndButton(labels.signOut, t(labels.signOutOf, { device }), id)}
          </li>
        ))}
      </ul>
      {toEndButton(labels.everywhere, isOwn ? labels.hereToo : labels.everywhere)}
    </Section>
  );
}

/** On the page of the rules of sign-in: whether admins need a second factor. */
export async function FactorRule({ payload, user, req }: UIFieldServerProps) {
  if (!user || !hasRole({ user }, 'admin')) return null;
  const isOn = await isRequiredForAdmins(payload);
  const needsCode = (await getFactorSince(payload, user.id)) !== undefined;
  const { rule } = getTranslations(req.i18n, 'accounts').texts;
  return (
    <Section id="factor-rule" heading={rule.heading}>
      <p>{isOn ? rule.isOn : rule.isOff}</p>
      {isOn || needsCode ? (
        <div className="account-acts">
          <ConfirmButton
            label={isOn ? rule.turnOff : rule.turnOn}
            heading={rule.heading}
            text={isOn ? rule.turnOffText : rule.turnOnText}
            submitLabel={isOn ? rule.turnOff : rule.turnOn}
            path="accounts/factor/rule"
            values={{ isRequired: !isOn }}
            needsCode={needsCode}
            href="/admin/globals/sign-in-rules"
          />
        </div>
      ) : (
        <p>{rule.ownFirst}</p>
      )}
    </Section>
  );
}
