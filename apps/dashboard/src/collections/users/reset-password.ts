import { addDataAndFileToRequest, type Endpoint } from 'payload';
import { answerJson } from '../../api/answer.ts';
import { tell } from '../../panel/language/refuse.ts';

/**
 * `POST /cms-api/users/reset-password`, in place of Payload's own: it sets the password and signs nobody in, because a
 * mail alone is no second factor.
 */
export const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const { token, password } = { ...req.data } as { token?: unknown; password?: unknown };
    await req.payload.resetPassword({
      collection: 'users',
      data: { token: toText(token), password: toText(password) },
      // Whoever has the link is not signed in.
      overrideAccess: true,
      req,
    });
    return answerJson({
      message: tell(req, ({ account }) => account.passwordSet),
    });
  },
};

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
