import type { PayloadRequest } from 'payload';
import { answerError } from '../../api/answer.ts';
import { translateError } from './errors.ts';

/**
 * The answer to who may not do this: 401 when nobody is signed in, 403 with the reason for another role; nothing for who may.
 * @param may who may
 * @param reason what everybody else is told
 */
export function rejectUnauthorized(
  req: PayloadRequest,
  may: (args: { req: PayloadRequest }) => boolean,
  reason: Parameters<typeof translateError>[1],
): Response | undefined {
  if (!req.user)
    return answerError(
      401,
      translateError(req, ({ access }) => access.signIn),
    );
  return may({ req }) ? undefined : answerError(403, translateError(req, reason));
}
