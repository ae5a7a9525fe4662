import type { Endpoint } from 'payload';
import * as z from 'zod';
import { editors } from '../../access/access.ts';
import { answerError, answerJson } from '../../api/answer.ts';
import { answerThrown } from '../../api/answer-api.ts';
import { parseBody } from '../../api/parse-body.ts';
import { translateError } from '../../panel/language/errors.ts';
import { rejectUnauthorized } from '../../panel/language/reject-unauthorized.ts';
import { toRowId } from '../../platform/row-id.ts';

const bodySchema = z.strictObject({ dismissed: z.boolean() });

/** `POST /cms-api/missing-paths/{id}/dismiss`: puts a missing address aside as not interesting, or takes it back. */
export const dismissPath: Endpoint = {
  path: '/:id/dismiss',
  method: 'post',
  handler: async (req) => {
    const refusal = rejectUnauthorized(req, editors, ({ access }) => access.addresses);
    if (refusal) return refusal;
    try {
      const { dismissed } = await parseBody(req, bodySchema);
      const row = await req.payload.db.updateOne({
        collection: 'missing-paths',
        where: { id: { equals: toRowId(req.routeParams?.id) } },
        data: { dismissed },
        options: { atomic: true },
        req: undefined,
      });
      if (!row)
        return answerError(
          404,
          translateError(req, ({ oldAddress }) => oldAddress.unlisted),
        );
      return answerJson({ message: dismissed ? 'Ignored.' : 'Back in the list.' });
    } catch (error) {
      return answerThrown(error, req.payload);
    }
  },
};
