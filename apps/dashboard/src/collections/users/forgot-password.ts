import { addDataAndFileToRequest, type Endpoint, headersWithCors } from 'payload';
import { answerError } from '../../api/answer.ts';
import { isMailSet } from '../../outbox/forwarding-gaps.ts';
import { tell } from '../../panel/language/refuse.ts';
import { toAccountEmail } from './find-account.ts';

/**
 * `POST /cms-api/users/forgot-password`, in place of Payload's own: it answers before anything is looked up, so that
 * neither its text nor its time tells whether there is an account.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = toAccountEmail(req.data?.email);
    if (!email)
      return answerError(
        400,
        tell(req, ({ account }) => account.noEmail),
      );
    // Alike for every address: it tells of the installation, not of accounts.
    if (!isMailSet())
      return answerError(
        503,
        tell(req, ({ account }) => account.mailOff),
      );
    const { payload } = req;
    setImmediate(() => {
      payload
        .forgotPassword({
          collection: 'users',
          data: { email },
          // Whoever forgot a password is not signed in.
          overrideAccess: true,
        })
        .catch((err: unknown) => {
          payload.logger.error({ err }, 'A password could not be sent for');
        });
    });
    return Response.json(
      { message: req.t('general:success') },
      { headers: headersWithCors({ headers: new Headers(), req }) },
    );
  },
};
