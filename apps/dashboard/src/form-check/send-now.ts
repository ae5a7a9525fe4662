import type { Endpoint } from 'payload';
import { admins } from '../access/access.ts';
import { errorResponse, jsonResponse } from '../api/response.ts';
import { rejectUnauthorized } from '../panel/language/reject-unauthorized.ts';
import { getOffReason, runDueChecks } from './run-check.ts';
import { findLatestCheck, scheduleNow } from './schedule-check.ts';

/** `POST /cms-api/form-checks/send` sends a form test now */
export const sendFormCheck: Endpoint = {
  path: '/send',
  method: 'post',
  handler: async (req) => {
    const { user, payload } = req;
    const rejection = rejectUnauthorized(req, admins, ({ access }) => access.admins);
    if (rejection) return rejection;
    const whyOff = getOffReason();
    if (whyOff) return errorResponse(409, whyOff);
    const started = new Date();
    await scheduleNow(payload, started);
    const planned = await findLatestCheck(payload);
    await runDueChecks(payload, started);
    const { docs } = await payload.find({
      collection: 'form-checks',
      where: { number: { equals: planned?.number ?? 0 } },
      limit: 1,
      user,
      overrideAccess: false,
    });
    const [check] = docs;
    if (!check?.arrivedAt) {
      return errorResponse(
        502,
        check?.lastError ?? 'Another process is sending one at this moment.',
      );
    }
    const took = (Date.parse(check.arrivedAt) - started.getTime()) / 1000;
    return jsonResponse({ message: `It arrived after ${Math.max(0.1, took).toFixed(1)} s.` });
  },
};
