import * as z from 'zod';
import { ApiError, jsonResponse } from '../api/response.ts';
import { translateError } from '../panel/language/errors.ts';
import { inTransaction } from '../platform/transaction.ts';
import { createAccountEndpoint } from './account-endpoint.ts';
import { mayRequireFactor } from './factor.ts';
import { proofSchema } from './proof-schema.ts';
import { reauthenticate } from './reauthenticate.ts';

const ruleSchema = z.strictObject({ isRequired: z.boolean(), ...proofSchema.partial().shape });

/** Sets whether admins need a second factor. Payload's endpoint is closed, because it needs no reauthentication. */
export const ruleEndpoint = createAccountEndpoint(
  'factor/rule',
  'admins',
  ruleSchema,
  async (req, body, user) => {
    const { isRequired, ...proof } = body;
    if (isRequired && !(await mayRequireFactor(req))) {
      throw new ApiError(
        409,
        translateError(req, ({ account }) => account.factorFirst),
      );
    }
    await reauthenticate(req, user, proof);
    await inTransaction(req.payload, async (inside) => {
      await req.payload.updateGlobal({
        slug: 'sign-in-rules',
        data: { secondFactorForAdmins: isRequired },
        user,
        req: inside,
        // The access rule closes Payload's endpoint; this admin has just reauthenticated.
        overrideAccess: true,
      });
    });
    return jsonResponse({ ok: true });
  },
);
