import {
  APIError,
  type CollectionBeforeOperationHook,
  type Field,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { hasRole } from '../../access/roles.ts';
import { findReauthenticationProblem } from '../../accounts/reauthenticate.ts';
import { translateError, translateReason } from '../../panel/language/errors.ts';
import { findAccount, toAccountEmail } from './find-account.ts';

/** Virtual fields for reauthentication. They are never stored. */
export const proofFields: Field[] = (['currentPassword', 'currentCode'] as const).map((name) => ({
  name,
  type: 'text',
  virtual: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}));

const places = { password: 'currentPassword', code: 'currentCode' } as const;

/**
 * Requires reauthentication to change a password, an e-mail address or a role, so that a stolen session cannot take
 * over an account. No user can set another user's password. Commands on the server are exempt.
 */
export const requireCurrentPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'update') return args;
  const { currentPassword, currentCode, ...data } = { ...args.data } as Record<string, unknown>;
  const checked = { ...args, data } as typeof args;
  const isProgram = 'overrideAccess' in args && args.overrideAccess === true;
  if (isProgram || !req.user) return checked;
  const id = 'id' in args ? args.id : undefined;
  if (data.password && String(id) !== String(req.user.id)) {
    const message = translateError(req, ({ account }) => account.otherPassword);
    throw new APIError(message, 403, null, true);
  }
  const isAct =
    Boolean(data.password) ||
    (await changesEmail(req, id, data.email)) ||
    (await changesRole(req, id, data.role));
  if (!isAct) return checked;
  const proof = { password: toText(currentPassword), code: toText(currentCode) };
  const problem = await findReauthenticationProblem(req, req.user, proof);
  if (!problem) return checked;
  const path = places[problem.field];
  const label = translateError(req, ({ account }) => account.proofLabels[problem.field]);
  const errors = [{ path, label, message: translateReason(req, problem.reason) }];
  throw new ValidationError({ collection: 'users', errors, req }, req.t);
};

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

async function changesEmail(req: PayloadRequest, id: unknown, email: unknown): Promise<boolean> {
  if (email === undefined) return false;
  const wanted = toAccountEmail(email);
  const owner = wanted ? await findAccount(req, wanted) : undefined;
  return owner === undefined || String(owner.id) !== String(id);
}

/** Whether the role changes. Payload ignores the role unless an admin sets it. */
async function changesRole(req: PayloadRequest, id: unknown, role: unknown): Promise<boolean> {
  if (role === undefined || !hasRole(req, 'admin')) return false;
  // A bulk update always changes some role.
  if (id === undefined) return true;
  const account = await req.payload.db.findOne<{ id: number; role: string }>({
    collection: 'users',
    where: { id: { equals: Number(id) } },
    req,
  });
  return account?.role !== role;
}
