import Bowser from 'bowser';
import {
  type AuthStrategy,
  type CollectionAfterLoginHook,
  type CollectionAfterReadHook,
  type CollectionAfterRefreshHook,
  type CollectionBeforeOperationHook,
  createLocalReq,
  JWTAuthentication,
  type Payload,
  type PayloadRequest,
  type TypedUser,
  type Where,
} from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { findUser } from '../collections/users/find-account.ts';
import type { AccountSession, User } from '../payload-types.ts';

const collection = 'account-sessions';

/** Absolute lifetime of a session, in milliseconds: 12 hours (ASVS 7.3.2). */
const SESSION_LIFE = 12 * 60 * 60_000;

/** That of a session whose user chose to stay signed in. It has no idle limit. */
const LONG_SESSION_LIFE = 30 * 24 * 60 * 60_000;

/** Key in the context of a request: the end of its long session. */
const LONG_UNTIL = 'longUntil';

/** Key in the context of a request that may read `users.sessions`. */
const READS_SESSIONS = 'readsSessions';

/** Accepts Payload's token if its session has a row in `account-sessions`. */
export const sessionStrategy: AuthStrategy = {
  name: 'account-session',
  authenticate: async (args) => {
    const req = await createLocalReq({ context: { [READS_SESSIONS]: true } }, args.payload);
    const result = await JWTAuthentication({ ...args, req });
    const isOpen = result.user !== null && (await findSession(args.payload, result.user)) !== null;
    return isOpen ? result : { user: null };
  },
};

/** Hides the sessions from Payload's own strategy, which runs after `sessionStrategy` and would accept ended ones. */
export const hideSessions: CollectionAfterReadHook<User> = ({ doc, context }) =>
  context[READS_SESSIONS] ? doc : { ...doc, sessions: undefined };

/**
 * Payload adds and renews a session by writing the whole account, as it was before the password was checked
 * (docs/upstream.md). This writes the sessions alone, so that a role or password changed meanwhile stays. Called once.
 */
export function writeSessionsAlone({ db }: Payload): void {
  const updateOne = db.updateOne.bind(db);
  db.updateOne = (args) => {
    const { collection, data, returning } = args;
    const isSessionWrite = collection === 'users' && returning === false && 'sessions' in data;
    return updateOne(isSessionWrite ? { ...args, data: { sessions: data.sessions } } : args);
  };
}

/** Browser and system, as in "Firefox · macOS". */
function toDeviceName(agent: string | null | undefined): string {
  const { browser, os } = Bowser.parse(agent || '-');
  return [browser.name, os.name].filter(Boolean).join(' · ') || '?';
}

/** Lets Payload sign the token of a long session until its end, at sign-in and when it is refreshed. */
export const lengthenToken: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const now = Date.now();
  let until: number | undefined;
  if (operation === 'login' && req.data?.stay) until = now + LONG_SESSION_LIFE;
  else if (operation === 'refresh' && req.user) {
    const found = await findSession(req.payload, req.user);
    const end = Date.parse(String(found?.endsAt));
    if (end - Date.parse(String(found?.createdAt)) > SESSION_LIFE) until = end;
  }
  if (until === undefined) return args;
  req.context[LONG_UNTIL] = until;
  const { config } = args.collection;
  const auth = { ...config.auth, tokenExpiration: Math.floor((until - now) / 1000) };
  return { ...args, collection: { ...args.collection, config: { ...config, auth } } };
};

/** Sets the cookie of a long session. Payload's own, which the browser reads before it, ends after two hours. */
export const setLongCookie = ({
  collection: { auth: collectionAuthConfig },
  req,
  token,
}: Pick<
  Parameters<CollectionAfterLoginHook & CollectionAfterRefreshHook>[0],
  'collection' | 'req' | 'token'
>): void => {
  if (!req.context[LONG_UNTIL]) return;
  const { cookiePrefix } = req.payload.config;
  const cookie = generatePayloadCookie({ collectionAuthConfig, cookiePrefix, token });
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append('Set-Cookie', String(cookie));
};

/** Records the session of a sign-in, which makes it valid, and deletes expired rows. */
export async function openSession(req: PayloadRequest, user: User): Promise<void> {
  const expired: Where[] = [
    { account: { equals: user.id } },
    { endsAt: { less_than: new Date().toISOString() } },
  ];
  await req.payload.db.deleteMany({ collection, where: { and: expired }, req });
  const device = toDeviceName(req.headers?.get('user-agent'));
  const until = Number(req.context[LONG_UNTIL] ?? Date.now() + SESSION_LIFE);
  const endsAt = new Date(until).toISOString();
  const data = { account: user.id, session: user.sessions?.at(-1)?.id, device, endsAt };
  await req.payload.db.create({ collection, data, req });
}

/** Session id of a user. Payload sets `_sid` and has no type for it. */
export const toSessionId = (user: TypedUser): string => String((user as { _sid?: string })._sid);

const toLiving = (account: number, sessions: string[]): Where => ({
  and: [
    { account: { equals: account } },
    { session: { in: sessions } },
    { endsAt: { greater_than: new Date().toISOString() } },
  ],
});

/** The row of the user's session, if it has not ended. */
const findSession = (payload: Payload, user: TypedUser) =>
  payload.db.findOne<AccountSession>({
    collection,
    where: toLiving(user.id, [toSessionId(user)]),
  });

/**
 * Ends one, all but one or all sessions of an account.
 * @returns the number
 */
export async function endSessions(
  req: PayloadRequest,
  account: number,
  which: { only?: number | undefined; except?: string | undefined } = {},
): Promise<number> {
  const conditions: Where[] = [{ account: { equals: account } }];
  if (which.only !== undefined) conditions.push({ id: { equals: which.only } });
  if (which.except !== undefined) conditions.push({ session: { not_equals: which.except } });
  const where: Where = { and: conditions };
  const { totalDocs } = await req.payload.db.count({ collection, where, req });
  await req.payload.db.deleteMany({ collection, where, req });
  return totalDocs;
}

/** Sessions of an account, latest first. The caller checks access. */
export async function listSessions(payload: Payload, account: number): Promise<AccountSession[]> {
  const user = await findUser(payload, account);
  // Payload expires sessions, and ends them when the password changes.
  const alive = (user?.sessions ?? [])
    .filter(({ expiresAt }) => Date.parse(String(expiresAt)) > Date.now())
    .map(({ id }) => id);
  const { docs } = await payload.db.find<AccountSession>({
    collection,
    where: toLiving(account, alive),
    sort: '-createdAt',
    pagination: false,
  });
  return docs;
}
