import type {
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  Field,
  PayloadRequest,
} from 'payload';
import { nobody } from '../../access/access.ts';
import type { User } from '../../payload-types.ts';
import { afterCommit } from '../../platform/after-commit.ts';
import { removeUsedFirstAdminFile } from './first-admin.ts';

type Account = Partial<User> & { oneTimePasswordUntil?: string | null };

/** Expiry of the first admin's one-time password. Empty for other passwords. */
export const oneTimePasswordField: Field = {
  name: 'oneTimePasswordUntil',
  type: 'date',
  hidden: true,
  access: { create: nobody, update: nobody },
};

const NOTED = 'setsPassword';

/** Notes that a password is being set; Payload takes it out of the data before the change itself is seen. */
export const recordNewPassword: CollectionBeforeOperationHook = ({ args, operation, context }) => {
  if (operation === 'update') {
    const { password } = { password: undefined, ...args.data } as { password?: unknown };
    context[NOTED] = Boolean(password);
  }
  return args;
};

const ENDED = 'endsOneTimePassword';

/** Once its owner has chosen a password, the account is like any other and the file with the first one is gone. */
export function endOneTimePassword(file: string): {
  beforeChange: CollectionBeforeChangeHook<User>;
  afterOperation: CollectionAfterOperationHook;
} {
  const end = (account: Account, { context }: PayloadRequest) => {
    account.oneTimePasswordUntil = null;
    context[ENDED] = true;
  };
  return {
    beforeChange: ({ data, originalDoc, context, req }) => {
      const wasOneTime = (originalDoc as Account | undefined)?.oneTimePasswordUntil;
      if (context[NOTED] && wasOneTime) end(data, req);
      return data;
    },
    afterOperation: async ({ result, req }) => {
      // It looks first: the commit may have failed, and the password in the file is then the one that works.
      if (req.context[ENDED]) {
        await afterCommit(req, () => removeUsedFirstAdminFile(req.payload, file));
      }
      return result;
    },
  };
}
