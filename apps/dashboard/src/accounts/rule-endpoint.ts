import * as z from 'zod';
import { ApiError, answerJson } from '../api/answer.ts';
import { translateError } from '../panel/language/errors.ts';
import { inTransaction } from '../platform/transaction.ts';
import { createAccountEndpoint } from './account-endpoint.ts';
import { mayRequire } from './factor.ts';
import { proofSchema } from './proof-schema.ts';
import { proveAgain } from './prove-again.ts';

const ruleSchema = z.strictObject({ isRequired: z.boolean(), ...proofSchema.partial().shape });

/** Says whether admins need a second factor. Payload's own way takes no proof, and is closed. */
export const ruleEndpoint = createAccountEndpoint(
  'factor/rule',
  'admins',
  ruleSchema,
  async (req, body, user) => {
    const { isRequired, ...proof } = body;
    if (isRequired && !(await mayRequire(req))) {
      throw new ApiError(
        409,
        translateError(req, ({ account }) => account.factorFirst),
      );
    }
    await proveAgain(req, user, proof);
    await inTransaction(req.payload, async (inside) => {
      await req.payload.updateGlobal({
        slug: 'sign-in-rules',
        data: { secondFactorForAdmins: isRequired },
        user,
        req: inside,
        // Payload's access rule lets nobody change it; this admin has just proved who they are.
        overrideAccess: true,
      });
    });
    return answerJson({ ok: true });
  },
);
