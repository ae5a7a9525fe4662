import type { Endpoint } from 'payload';
import { admins } from '../access/access.ts';
import { errorResponse, jsonResponse } from '../api/response.ts';
import { translateError } from '../panel/language/errors.ts';
import { rejectUnauthorized } from '../panel/language/reject-unauthorized.ts';
import { toRowId } from '../platform/row-id.ts';
import { DeliveryError } from './delivery-error.ts';
import { createSender } from './sender.ts';

/** `POST /cms-api/delivery-targets/:id/test` sends a test to the stored target. */
export const testTarget: Endpoint = {
  path: '/:id/test',
  method: 'post',
  handler: async (req) => {
    const rejection = rejectUnauthorized(req, admins, ({ access }) => access.admins);
    if (rejection) return rejection;
    const { docs } = await req.payload.find({
      collection: 'delivery-targets',
      where: { id: { equals: toRowId(req.routeParams?.id) } },
      limit: 1,
      depth: 0,
      showHiddenFields: true,
      user: req.user,
      overrideAccess: false,
    });
    const [target] = docs;
    if (!target)
      return errorResponse(
        404,
        translateError(req, ({ settings }) => settings.noTarget),
      );
    try {
      await createSender(req.payload).test(target);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      return errorResponse(502, error.message);
    }
    return jsonResponse({ message: translateError(req, ({ settings }) => settings.tested) });
  },
};
