import type { Endpoint } from 'payload';
import * as z from 'zod';
import { editors } from '../../access/access.ts';
import { toErrorResponse } from '../../api/handle-api.ts';
import { parseBody } from '../../api/parse-body.ts';
import { errorResponse, jsonResponse } from '../../api/response.ts';
import { translateError } from '../../panel/language/errors.ts';
import { rejectUnauthorized } from '../../panel/language/reject-unauthorized.ts';
import { toRowId } from '../../platform/row-id.ts';

const bodySchema = z.strictObject({ dismissed: z.boolean() });

/** `POST /cms-api/missing-paths/{id}/dismiss` hides a path, or shows it again. */
export const dismissPath: Endpoint = {
  path: '/:id/dismiss',
  method: 'post',
  handler: async (req) => {
    const rejection = rejectUnauthorized(req, editors, ({ access }) => access.addresses);
    if (rejection) return rejection;
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
        return errorResponse(
          404,
          translateError(req, ({ oldAddress }) => oldAddress.unlisted),
        );
      return jsonResponse({ message: dismissed ? 'Ignored.' : 'Back in the list.' });
    } catch (error) {
      return toErrorResponse(error, req.payload);
    }
  },
};
